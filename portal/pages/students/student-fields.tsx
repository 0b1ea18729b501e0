import { PhotoField, type PhotoFieldProps } from '@my-school/ui-kit'
import { useEffect } from 'react'
import { aboutStudent, studentForm } from '#contract/students/fields'
import { texts } from '#messages'
import { PersonFields } from '../../records/person-fields.tsx'
import type { Draft } from '../../state/drafts.ts'

type Props = {
  initial: Draft
  /** Called with the name while the user types. */
  onNameChange?: (change: { value: string }) => void
  /** Called with the chosen class: with the one of a restored draft, and when the user chooses another. */
  onGradeChange?: (grade: string) => void
  /** The current photo of an existing student. */
  current?: PhotoFieldProps['current']
}

/** The form fields that new and existing students have in common. */
export function StudentFields({ initial, onNameChange, onGradeChange, current }: Props) {
  const { students: text } = texts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the class at first; then the field reports each change
  useEffect(() => onGradeChange?.(initial.grade ?? ''), [])
  const described = { about: aboutStudent, labels: text, initial }
  return (
    <>
      <fieldset className="fields">
        <legend>{text.form.person}</legend>
        <PersonFields {...described} fields={studentForm.person} onChange={onNameChange && { name: onNameChange }} />
        <PhotoField label={text.photo} name="photo" current={current} />
      </fieldset>
      <fieldset className="fields">
        <legend>{text.form.school}</legend>
        <PersonFields
          {...described}
          fields={studentForm.school}
          onChange={{ grade: ({ value }) => onGradeChange?.(value) }}
        />
      </fieldset>
    </>
  )
}
