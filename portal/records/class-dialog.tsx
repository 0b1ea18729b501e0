import { SelectField } from '@my-school/ui-kit'
import { useState } from 'react'
import { texts } from '#messages'
import { ConfirmDialog } from '../forms/dialogs.tsx'
import type { ActResult } from '../hooks/use-act.ts'
import { useSchool } from '../state/school.ts'

type Props = {
  /** Who comes into the class, in words. */
  subject: string
  texts: { heading: string; confirm: string; hint?: string }
  /** Brings them there. */
  act: (grade: string) => Promise<ActResult>
  onClose: () => void
  /** Called after `onClose` when it is done, or when some of them no longer exist. */
  onDone: () => void
}

/** Asks for a class, then does what brings students there, or says why it is not done. */
export function ClassDialog({ subject, texts: text, act, onClose, onDone }: Props) {
  const { classes } = useSchool()
  const { grade: label, form } = texts().students
  const [grade, setGrade] = useState('')
  return (
    <ConfirmDialog
      heading={text.heading}
      subject={subject}
      label={text.confirm}
      onConfirm={async () => (grade ? act(grade) : { explanation: form.chooseGrade })}
      onClose={onClose}
      onGone={onDone}
    >
      <SelectField
        label={label}
        name="grade"
        placeholder={form.chooseGrade}
        options={classes}
        value={grade}
        hint={text.hint}
        onValueChange={({ value }) => setGrade(value)}
      />
    </ConfirmDialog>
  )
}
