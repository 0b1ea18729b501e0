import { NumberField, PhotoField, type PhotoFieldProps, SelectField } from '@my-school/ui-kit'
import { useEffect, useState } from 'react'
import { CLASSES } from '#contract'
import { ageRange } from '#contract/rules'
import { PhoneLine } from '../../forms/phone-line.tsx'
import { LongText, TextLine } from '../../forms/text-line.tsx'
import type { Draft } from '../../state/drafts.ts'
import { strings } from '../../strings/staff.ts'

const text = strings.student

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the class at first; then the field reports each change
  useEffect(() => onGradeChange?.(initial.grade ?? ''), [])
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
          {...ageRange}
          rangeText={() => text.ageRange(ageRange.min, ageRange.max)}
          maxLength={3}
          required
        />
        <PhoneLine initial={initial} />
        <LongText initial={initial} label={text.address} name="address" rows={2} />
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
          onValueChange={({ value }) => onGradeChange?.(value)}
          required
        />
        <RollNumber initial={initial} />
        <TextLine initial={initial} label={text.fee} name="fee" />
      </fieldset>
    </>
  )
}

/** The roll number. What is proposed for a new student follows the class until the user types another. */
function RollNumber({ initial }: Pick<Props, 'initial'>) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextLine
      initial={initial}
      label={text.rollNumber}
      name="rollNumber"
      defaultValue={undefined}
      value={typed ?? initial.rollNumber ?? ''}
      onValueChange={({ value }) => setTyped(value)}
    />
  )
}
