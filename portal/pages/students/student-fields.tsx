import { NumberField, PhotoField, type PhotoFieldProps, SelectField, TextAreaField } from '@my-school/ui-kit'
import { CLASSES, limits } from '#contract'
import { PhoneLine } from '../../forms/phone-line.tsx'
import { AMOUNT, TextLine } from '../../forms/text-line.tsx'
import type { Draft } from '../../state/drafts.ts'
import { strings } from '../../strings/staff.ts'

const text = strings.student

type Props = {
  initial: Draft
  /** Called with the name while the user types. */
  onNameChange?: (change: { value: string }) => void
  /** The current photo of an existing student. */
  current?: PhotoFieldProps['current']
}

/** The form fields that new and existing students have in common. */
export function StudentFields({ initial, onNameChange, current }: Props) {
  return (
    <>
      <fieldset className="fields">
        <legend>{text.person}</legend>
        <TextLine
          initial={initial}
          label={text.name}
          name="name"
          onValueChange={onNameChange}
          autoFocus={initial.name === undefined}
        />
        <TextLine initial={initial} label={text.fatherName} name="fatherName" />
        <NumberField
          label={text.age}
          name="age"
          defaultValue={initial.age}
          min={limits.ageMin}
          max={limits.ageMax}
          rangeText={() => text.ageRange(limits.ageMin, limits.ageMax)}
          maxLength={3}
          required
        />
        <PhoneLine initial={initial} />
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
        <TextLine initial={initial} label={text.rollNumber} name="rollNumber" />
        <TextLine initial={initial} label={text.fee} name="fee" {...AMOUNT} />
      </fieldset>
    </>
  )
}
