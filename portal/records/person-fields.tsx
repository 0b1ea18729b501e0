import { NumberField, SelectField } from '@my-school/ui-kit'
import { useState } from 'react'
import { labelOfChoice } from '#contract/labels'
import type { PersonField } from '#contract/people/fields'
import { ageRange } from '#contract/rules'
import { classesOf } from '#contract/school/class-list'
import { texts } from '#messages'
import { inCurrency } from '../format/money.ts'
import { ClassChoice, LongText, PhoneInput, TextInput } from '../forms/fields.tsx'
import type { Draft } from '../state/drafts.ts'
import { useSchool } from '../state/school.ts'

type Change = { value: string }

type Described<F extends string> = {
  /** The description of each field. */
  about: Readonly<Record<F, PersonField>>
  /** Which of them, in this order. */
  fields: readonly F[]
  /** What each is called. */
  labels: Readonly<Record<F, string>>
}

type PersonFieldsProps<F extends string> = Described<F> & {
  initial: Draft
  /** Called with the value of a field while the user types or chooses it. */
  onChange?: Partial<Record<F, (change: Change) => void>> | undefined
}

const labelIn = ({ kind }: PersonField, label: string) => (kind === 'money' ? inCurrency(label) : label)

/** The controls for fields of a person in a form. */
export function PersonFields<F extends string>({ about, fields, labels, initial, onChange }: PersonFieldsProps<F>) {
  return fields.map((field) => (
    <Control
      key={field}
      name={field}
      label={labelIn(about[field], labels[field])}
      about={about[field]}
      initial={initial}
      onValueChange={onChange?.[field]}
    />
  ))
}

type ControlProps = {
  name: string
  label: string
  about: PersonField
  initial: Draft
  onValueChange: ((change: Change) => void) | undefined
}

function Control({ about: { kind, choices = [], required = true, isVerbatim }, ...props }: ControlProps) {
  const { choiceLabels, students, teachers } = texts()
  const { classes } = useSchool()
  const { name, label, initial } = props
  const select = { name, label, required, onValueChange: props.onValueChange }
  switch (kind) {
    case 'lines':
      return <LongText {...props} required={required} rows={2} />
    case 'phone':
      return <PhoneInput initial={initial} name={name} label={label} required={required} />
    case 'age':
      return <Age {...props} required={required} />
    case 'rollNumber':
      return <RollNumber {...props} />
    case 'class':
      return (
        <SelectField
          {...select}
          options={classes}
          placeholder={students.form.chooseGrade}
          defaultValue={initial[name]}
        />
      )
    case 'classes':
      return <ClassChoice label={label} hint={teachers.form.classesHint} initial={initial[name]} />
    case 'choice': {
      const options = choices.map((value) => ({ value, label: labelOfChoice(choiceLabels, name, value) }))
      // One that nobody has to choose can be taken back to nothing.
      if (!required) options.unshift({ value: '', label: '–' })
      return <SelectField {...select} options={options} defaultValue={initial[name] ?? options[0]?.value} />
    }
    default:
      return (
        <TextInput
          {...props}
          required={required}
          verbatim={isVerbatim}
          autoFocus={name === 'name' && initial.name === undefined}
        />
      )
  }
}

function Age({ initial, name, label, required }: Omit<ControlProps, 'about'> & { required: boolean }) {
  const { students, validation } = texts()
  return (
    <NumberField
      label={label}
      name={name}
      defaultValue={initial[name]}
      hint={initial[name] === '' && students.form.ageUnknown}
      {...ageRange}
      rangeMessage={() => validation.ageRange(ageRange)}
      maxLength={3}
      required={required}
    />
  )
}

/** The roll number. What is proposed for a new student follows the class until the user types another. */
function RollNumber({ initial, name, label }: Omit<ControlProps, 'about'>) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      initial={initial}
      label={label}
      name={name}
      defaultValue={undefined}
      value={typed ?? initial[name] ?? ''}
      onValueChange={({ value }) => setTyped(value)}
    />
  )
}

/** The details of a person, each field under what it is called. What a person may be without is left out where it is empty. */
export function personDetails<F extends string>(
  { about, fields, labels }: Described<F>,
  person: Readonly<Record<F, string>>,
): { label: string; value: string }[] {
  const { choiceLabels, COMMA, students } = texts()
  return fields
    .filter((field) => person[field] || about[field].required !== false)
    .map((field) => ({
      label: labelIn(about[field], labels[field]),
      value:
        about[field].kind === 'classes'
          ? classesOf(person[field]).join(COMMA)
          : // An age that the import did not have.
            labelOfChoice(choiceLabels, field, person[field]) || students.unknown,
    }))
}
