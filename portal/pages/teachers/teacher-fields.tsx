import { PhotoField, type PhotoFieldProps } from '@my-school/ui-kit'
import { aboutTeacher, teacherForm } from '#contract/teachers/fields'
import { texts } from '#messages'
import { PersonFields } from '../../records/person-fields.tsx'
import type { Draft } from '../../state/drafts.ts'

type Props = {
  initial: Draft
  /** Called with the name while the user types. */
  onNameChange?: (change: { value: string }) => void
  /** The current photos of an existing teacher. Without them both fields are required. */
  current?: { photo: PhotoFieldProps['current']; idCard: PhotoFieldProps['current'] }
}

/** The form fields that new and existing teachers have in common. */
export function TeacherFields({ initial, onNameChange, current }: Props) {
  const { teachers: text } = texts()
  const described = { about: aboutTeacher, labels: text, initial }
  return (
    <>
      <fieldset className="fields">
        <legend>{text.form.person}</legend>
        <PersonFields {...described} fields={teacherForm.person} onChange={onNameChange && { name: onNameChange }} />
        <PhotoField label={text.photo} name="photo" current={current?.photo} required={!current} />
        <PhotoField label={text.idCard} name="idCard" current={current?.idCard} required={!current} />
      </fieldset>
      <fieldset className="fields">
        <legend>{text.form.work}</legend>
        <PersonFields {...described} fields={teacherForm.work} />
      </fieldset>
    </>
  )
}
