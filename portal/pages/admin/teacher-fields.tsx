import { PhotoField, type PhotoFieldProps, SelectField, TextAreaField, TextField } from '@my-school/ui-kit'
import { GENDERS, limits } from '#contract'
import type { Draft } from '../../state/drafts.ts'
import { wording } from '../../wording-staff.ts'
import { PHONE } from './phone.ts'

const text = wording.teacher

type Props = {
  initial: Draft
  /** Hears of the name while it is typed. */
  onNameChange?: (change: { value: string }) => void
  /** The pictures of the teacher who is changed: they may stay. Without them both are required. */
  current?: { photo: PhotoFieldProps['current']; idCard: PhotoFieldProps['current'] }
}

/** The fields that a new teacher and a changed one have in common. */
export function TeacherFields({ initial, onNameChange, current }: Props) {
  const line = (name: string, label: string) => (
    <TextField
      label={label}
      name={name}
      defaultValue={initial[name]}
      maxLength={limits.text}
      autoComplete="off"
      required
    />
  )
  return (
    <>
      <fieldset className="fields">
        <legend>{text.person}</legend>
        <TextField
          label={text.name}
          name="name"
          defaultValue={initial.name}
          onValueChange={onNameChange}
          maxLength={limits.text}
          autoComplete="off"
          autoFocus={initial.name === undefined}
          required
        />
        <SelectField
          label={text.gender}
          name="gender"
          options={GENDERS}
          defaultValue={initial.gender ?? GENDERS[0]}
          required
        />
        <TextField
          label={text.phone}
          name="phone"
          type="tel"
          defaultValue={initial.phone}
          pattern={PHONE}
          invalidMessage={wording.student.phoneWrong}
          maxLength={40}
          autoComplete="off"
          required
        />
        <TextAreaField
          label={text.address}
          name="address"
          rows={2}
          defaultValue={initial.address}
          maxLength={limits.longText}
          required
        />
        <PhotoField label={text.photo} name="photo" current={current?.photo} required={!current} />
        <PhotoField label={text.idCard} name="idCard" current={current?.idCard} required={!current} />
      </fieldset>
      <fieldset className="fields">
        <legend>{text.work}</legend>
        {line('subject', text.subject)}
        {line('qualifications', text.qualifications)}
        {line('experience', text.experience)}
        {line('salary', text.salary)}
        {line('bankDetail', text.bankDetail)}
      </fieldset>
    </>
  )
}
