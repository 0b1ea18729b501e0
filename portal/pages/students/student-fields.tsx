import { NumberField, PhotoField, type PhotoFieldProps, SelectField } from '@my-school/ui-kit'
import { useEffect, useState } from 'react'
import { ageRange } from '#contract/rules'
import { texts } from '#messages'
import { inCurrency } from '../../format/money.ts'
import { LongText, PhoneInput, TextInput } from '../../forms/fields.tsx'
import type { Draft } from '../../state/drafts.ts'
import { useSchool } from '../../state/school.ts'

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
  const { students: text, validation } = texts()
  const { classes } = useSchool()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the class at first; then the field reports each change
  useEffect(() => onGradeChange?.(initial.grade ?? ''), [])
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
        <TextInput initial={initial} label={text.fatherName} name="fatherName" />
        <NumberField
          label={text.age}
          name="age"
          defaultValue={initial.age}
          hint={initial.age === '' && text.form.ageUnknown}
          {...ageRange}
          rangeMessage={() => validation.ageRange(ageRange)}
          maxLength={3}
          required
        />
        <PhoneInput initial={initial} label={text.phone} />
        <LongText initial={initial} label={text.address} name="address" rows={2} />
        <PhotoField label={text.photo} name="photo" current={current} />
      </fieldset>
      <fieldset className="fields">
        <legend>{text.form.school}</legend>
        <SelectField
          label={text.grade}
          name="grade"
          options={classes}
          placeholder={text.form.chooseGrade}
          defaultValue={initial.grade}
          onValueChange={({ value }) => onGradeChange?.(value)}
          required
        />
        <RollNumber initial={initial} />
        <TextInput initial={initial} label={inCurrency(text.fee)} name="fee" />
      </fieldset>
    </>
  )
}

/** The roll number. What is proposed for a new student follows the class until the user types another. */
function RollNumber({ initial }: Pick<Props, 'initial'>) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      initial={initial}
      label={texts().students.rollNumber}
      name="rollNumber"
      defaultValue={undefined}
      value={typed ?? initial.rollNumber ?? ''}
      onValueChange={({ value }) => setTyped(value)}
    />
  )
}
