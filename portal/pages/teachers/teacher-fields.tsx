import { PhotoField, type PhotoFieldProps, SelectField } from '@my-school/ui-kit'
import { GENDERS } from '#contract'
import { texts } from '#messages'
import { inCurrency } from '../../format/money.ts'
import { ClassChoice, LongText, PhoneInput, TextInput } from '../../forms/fields.tsx'
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
  const { choices, teachers: text } = texts()
  const input = (name: string, label: string) => <TextInput initial={initial} label={label} name={name} />
  return (
    <>
      <fieldset className="fields">
        <legend>{text.form.person}</legend>
        <TextInput
          initial={initial}
          label={text.name}
          name="name"
          onValueChange={onNameChange}
          autoFocus={initial.name === undefined}
        />
        <SelectField
          label={text.gender}
          name="gender"
          options={GENDERS.map((value) => ({ value, label: choices.gender(value) }))}
          defaultValue={initial.gender ?? GENDERS[0]}
          required
        />
        <PhoneInput initial={initial} label={text.phone} />
        <LongText initial={initial} label={text.address} name="address" rows={2} />
        <PhotoField label={text.photo} name="photo" current={current?.photo} required={!current} />
        <PhotoField label={text.idCard} name="idCard" current={current?.idCard} required={!current} />
      </fieldset>
      <fieldset className="fields">
        <legend>{text.form.work}</legend>
        {input('subject', text.subject)}
        {input('qualifications', text.qualifications)}
        {input('experience', text.experience)}
        {input('salary', inCurrency(text.salary))}
        <TextInput initial={initial} label={text.bankDetail} name="bankDetail" verbatim />
        <ClassChoice label={text.classes} hint={text.form.classesHint} initial={initial.classes} />
      </fieldset>
    </>
  )
}
