import { Alert, Dialog } from '@my-school/ui-kit'
import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import type { FormerStudent } from '#contract/operations'
import { texts } from '#messages'
import { requestSuccess } from '../../api/request.ts'
import { ConfirmButtons } from '../../forms/confirm-buttons.tsx'
import { showToast } from '../../state/toasts.ts'
import { failureOfLeaving, LeavingFields } from './leaving-fields.tsx'

type Props = {
  student: FormerStudent
  onClose: () => void
  /** Called when it is saved. */
  onChanged: () => void
}

/** Corrects what is recorded of a leaving. */
export function LeavingDialog({ student: { _id, name, ...student }, onClose, onChanged }: Props) {
  const text = texts().former.leaving
  const [leaving, setLeaving] = useState({
    leftOn: student.leftOn,
    reason: student.reason,
    note: student.note,
    firstYear: student.firstYear,
  })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  const save = async () => {
    setBusy(true)
    setFailure('')
    try {
      await requestSuccess(endpoints.changeLeaving, { params: { id: _id }, json: leaving })
      onClose()
      onChanged()
      showToast('success', text.changed)
    } catch (error) {
      setFailure(failureOfLeaving(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      size="small"
      heading={text.change}
      onClose={() => {
        if (!busy) onClose()
      }}
      actions={<ConfirmButtons label={text.save} busy={busy} onConfirm={save} onCancel={onClose} />}
    >
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
      </p>
      <Alert live tone="danger">
        {failure}
      </Alert>
      <LeavingFields leaving={leaving} onChange={(next) => setLeaving({ ...leaving, ...next })} />
    </Dialog>
  )
}
