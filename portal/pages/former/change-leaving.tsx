import { Alert, Button } from '@my-school/ui-kit'
import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import type { FormerStudent } from '#contract/operations'
import { texts } from '#messages'
import { requestSuccess } from '../../api/request.ts'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { showToast } from '../../state/toasts.ts'
import { failureOfLeaving, LeavingFields } from './leaving-fields.tsx'

type Props = {
  student: FormerStudent
  /** Called when it is saved. */
  onChanged: () => void
}

/** The button that corrects what is recorded of a leaving, and its dialog. */
export function ChangeLeaving(props: Props) {
  const [open, setOpen] = useState(false)
  return (
    <div className="button-row">
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {texts().former.leaving.change}
      </Button>
      {open && <ChangeDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  )
}

function ChangeDialog({ student: { _id, name, ...student }, onClose, onChanged }: Props & { onClose: () => void }) {
  const text = texts().former.leaving
  const [leaving, setLeaving] = useState({
    leftOn: student.leftOn,
    reason: student.reason,
    note: student.note,
    firstYear: student.firstYear,
  })
  const [failure, setFailure] = useState('')

  const save = async () => {
    setFailure('')
    try {
      await requestSuccess(endpoints.changeLeaving, { params: { id: _id }, json: leaving })
      onClose()
      onChanged()
      showToast('success', text.changed)
    } catch (error) {
      setFailure(failureOfLeaving(error))
    }
  }

  return (
    <ConfirmDialog heading={text.change} label={texts().forms.save} onConfirm={save} onClose={onClose}>
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
      </p>
      <Alert live tone="danger">
        {failure}
      </Alert>
      <LeavingFields leaving={leaving} onChange={(next) => setLeaving({ ...leaving, ...next })} />
    </ConfirmDialog>
  )
}
