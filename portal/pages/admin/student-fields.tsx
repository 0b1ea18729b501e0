import { NumberField, PhotoField, type PhotoFieldProps, SelectField, TextAreaField, TextField } from '@my-school/ui-kit'
import { CLASSES, limits } from '#contract'
import type { Draft } from '../../state/drafts.ts'
import { wording } from '../../wording-staff.ts'
import { PHONE } from './phone.ts'

const text = wording.student

type Props = {
  initial: Draft
  /** Hears of the name while it is typed. */
  onNameChange?: (change: { value: string }) => void
  /** The photo of the student that is changed. */
  current?: PhotoFieldProps['current']
}

/** The fields that a new student and a changed one have in common. */
export function StudentFields({ initial, onNameChange, current }: Props) {
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
        <TextField
          label={text.fatherName}
          name="fatherName"
          defaultValue={initial.fatherName}
          maxLength={limits.text}
          autoComplete="off"
          required
        />
        <NumberField label={text.age} name="age" defaultValue={initial.age} maxLength={3} required />
        <TextField
          label={text.phone}
          name="phone"
          type="tel"
          defaultValue={initial.phone}
          pattern={PHONE}
          invalidMessage={text.phoneWrong}
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
        <PhotoField label={text.photo} name="photo" current={current} />
      </fieldset>
      <fieldset className="fields">
        <legend>{text.school}</legend>
        <SelectField
          label={text.grade}
          name="grade"
          options={CLASSES}
          placeholder={text.chooseGrade}
          defaultValue={initial.grade}
          required
        />
        <TextField
          label={text.rollNumber}
          name="rollNumber"
          defaultValue={initial.rollNumber}
          maxLength={limits.text}
          autoComplete="off"
          required
        />
        <TextField
          label={text.fee}
          name="fee"
          defaultValue={initial.fee}
          maxLength={limits.text}
          autoComplete="off"
          required
        />
      </fieldset>
    </>
  )
}
