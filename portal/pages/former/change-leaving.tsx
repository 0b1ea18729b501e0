import { Button } from '@my-school/ui-kit'
import { useState } from 'react'
import type { LeavingReason } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { Conflict, FormerStudent } from '#contract/operations'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { dateOf } from '../../format/dates.ts'
import { ConflictDialog, type ConflictDialogProps, ConflictingText } from '../../forms/conflict-dialog.tsx'
import { ConfirmDialog, useQuestion } from '../../forms/dialogs.tsx'
import { type Leaving, LeavingFields, labelOfLeaving, nameLeavingFields } from '../../records/leave-dialog.tsx'

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

type Corrected = Required<Leaving>

function ChangeDialog({ student, onClose, onChanged }: Props & { onClose: () => void }) {
  const text = texts().former.leaving
  const { leftOn, reason, note, firstYear } = student
  const [leaving, setLeaving] = useState<Corrected>({ leftOn, reason, note, firstYear })
  const { question, ask } = useQuestion()
  const askWhich = (conflicts: Conflict[]) =>
    ask<string[]>((close) => <LeavingConflict conflicts={conflicts} mine={leaving} onClose={close} />)

  /** Sends what was changed. False if the user went back to the dialog. */
  const send = async (): Promise<boolean> => {
    const names = Object.keys(leaving) as (keyof Corrected)[]
    const changes = new Map(
      names.filter((name) => leaving[name] !== student[name]).map((name) => [name, leaving[name]]),
    )
    let { version } = student
    for (;;) {
      const json = { ...Object.fromEntries(changes), version }
      const response = await request(endpoints.changeLeaving, { params: { id: student._id }, json })
      if (response.success) return true
      const theirs = await askWhich(response.conflicts)
      if (!theirs) return false
      for (const field of theirs) changes.delete(field as keyof Corrected)
      version = response.version
    }
  }
  const save = async () => {
    if (!(await send().catch(nameLeavingFields))) return undefined
    onChanged()
    return { done: text.changed }
  }

  return (
    <>
      <ConfirmDialog
        heading={text.change}
        subject={student.name}
        label={texts().forms.save}
        onConfirm={save}
        onClose={onClose}
      >
        <LeavingFields leaving={leaving} onChange={(next) => setLeaving({ ...leaving, ...next })} />
      </ConfirmDialog>
      {question}
    </>
  )
}

/** The fields of a leaving that two people have corrected. */
function LeavingConflict({ mine, ...props }: Omit<ConflictDialogProps, 'describe'> & { mine: Corrected }) {
  const { leavingReasonLabels: reasons } = texts()
  const shown = (field: string, value: string) => (
    <ConflictingText>
      {field === 'leftOn' ? dateOf(value) : field === 'reason' ? reasons[value as LeavingReason] : value}
    </ConflictingText>
  )
  const describe = ({ field, theirs }: Conflict) => ({
    label: labelOfLeaving(field),
    mine: shown(field, mine[field as keyof Corrected]),
    theirs: shown(field, theirs),
  })
  return <ConflictDialog describe={describe} {...props} />
}
