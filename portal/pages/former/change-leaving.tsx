import { Button } from '@my-school/ui-kit'
import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import type { FormerStudent } from '#contract/operations'
import { texts } from '#messages'
import { requestSuccess } from '../../api/request.ts'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { LeavingFields, nameLeavingFields } from './leaving-fields.tsx'

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

  const save = async () => {
    await requestSuccess(endpoints.changeLeaving, { params: { id: _id }, json: leaving }).catch(nameLeavingFields)
    onChanged()
    return { done: text.changed }
  }

  return (
    <ConfirmDialog heading={text.change} subject={name} label={texts().forms.save} onConfirm={save} onClose={onClose}>
      <LeavingFields leaving={leaving} onChange={(next) => setLeaving({ ...leaving, ...next })} />
    </ConfirmDialog>
  )
}
