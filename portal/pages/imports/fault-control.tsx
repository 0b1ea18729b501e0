import { Button, SelectField, TextField } from '@my-school/ui-kit'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { type Column, PHONE_COUNTRIES } from '#contract/imports'
import { labelOfChoice } from '#contract/labels'
import type { SchoolImport } from '#contract/operations'
import { texts } from '#messages'
import { useUrlQuery } from '../../hooks/use-url-query.ts'
import { useSchool } from '../../state/school.ts'

type Fault = SchoolImport['faults'][number]
export type Decisions = SchoolImport['decisions']
/** Sends a change of the decisions. @param addClasses that the school gets first */
export type Decide = (change: (now: Decisions) => Partial<Decisions>, addClasses?: string[]) => void

/** The name of a country in the language of the page. */
export const countryName = (code: string) => new Intl.DisplayNames(texts().tagOf(), { type: 'region' }).of(code) ?? code
const countries = () =>
  PHONE_COUNTRIES.map((value) => ({ value, label: countryName(value) })).sort((one, other) =>
    one.label.localeCompare(other.label, texts().tagOf()),
  )

type Props = {
  fault: Fault
  column: Column | undefined
  /** What the field is called. */
  heading: string
  onDecide: Decide
}

/** The control that decides about a fault in all its rows. */
export const FaultControl = (props: Props): ReactNode => CONTROLS[props.fault.kind](props)

/** What each kind of fault is decided with. */
const CONTROLS: Record<Fault['kind'], (props: Props) => ReactNode> = {
  text: (props) => <ReadAs {...props} />,
  dates: ({ onDecide }) => (
    <div className="button-row">
      <DecideButton label={texts().importDecisions.dayFirst} onPress={() => onDecide(() => ({ dates: 'day' }))} />
      <DecideButton label={texts().importDecisions.monthFirst} onPress={() => onDecide(() => ({ dates: 'month' }))} />
    </div>
  ),
  phones: ({ fault, onDecide }) => (
    <DecideButton
      label={texts().importDecisions.editPhones(fault)}
      onPress={() => onDecide(() => ({ phones: true }))}
    />
  ),
  letters: ({ fault, onDecide }) => (
    <DecideButton
      label={texts().importDecisions.editLetters(fault)}
      onPress={() => onDecide(() => ({ letters: true }))}
    />
  ),
  country: ({ onDecide }) => {
    const { country, countryHint } = texts().importDecisions
    const take = (value: string) => {
      const country = PHONE_COUNTRIES.find((code) => code === value)
      if (country) onDecide(() => ({ country }))
    }
    return <Choice label={country} hint={countryHint} name="decide-country" options={countries()} onTake={take} />
  },
  section: ({ fault: { classes = [] }, onDecide }) => (
    <DecideButton
      label={texts().importDecisions.makeClasses({ classes })}
      onPress={() => onDecide(() => ({}), classes)}
    />
  ),
  hidden: ({ fault, onDecide }) => (
    <div className="button-row">
      <DecideButton label={texts().importDecisions.takeIn(fault)} onPress={() => onDecide(() => ({ hidden: true }))} />
      <ShowRows show="omit" />
    </div>
  ),
  nobody: () => <ShowRows show="omit" />,
  short: () => <ShowRows show="marked" />,
  rewritten: () => <ShowRows show="marked" />,
  former: () => <ShowRows show="marked" />,
}

const DecideButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Button variant="quiet" onClick={onPress}>
    {label}
  </Button>
)

/** Shows the rows of a fault that is decided row by row. */
function ShowRows({ show }: { show: 'omit' | 'marked' }) {
  const { change } = useUrlQuery()
  return <DecideButton label={texts().importDecisions.showRows} onPress={() => change({ show, page: null })} />
}

/** What a refused text is read as in all its rows. */
function ReadAs({ fault, column, heading, onDecide }: Props) {
  const { choiceLabels, importDecisions: text } = texts()
  const { field, written, rows } = fault
  const { classes } = useSchool()
  const [value, setValue] = useState('')
  const [first = ''] = written
  const readAs =
    (value: string) =>
    ({ replaced }: Decisions) => ({ replaced: [...replaced, { field, written: first, value }] })
  const leaveUnknown =
    (field: string) =>
    ({ unknown }: Decisions) => ({ unknown: [...new Set([...unknown, field])] })

  if (column?.gives) {
    const { gives } = column
    const leaveBoth = (now: Decisions) => ({ ...readAs('')(now), ...leaveUnknown(gives)(now) })
    return <DecideButton label={text.leaveUnknown} onPress={() => onDecide(leaveBoth)} />
  }
  if (!column || column.isOwn) return null
  const options =
    column.kind === 'class'
      ? classes
      : column.choices?.map((value) => ({ value, label: labelOfChoice(choiceLabels, field, value) }))
  const label = text.readAs({ rows, heading })
  if (options) {
    const take = (value: string) => value && onDecide(readAs(value))
    return <Choice label={label} name={`decide-${field}-${first}`} options={options} onTake={take} />
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (value.trim()) onDecide(readAs(value.trim()))
  }
  return (
    <form className="row import-decision" onSubmit={send}>
      <TextField
        label={label}
        name={`decide-${field}-${first}`}
        autoComplete="off"
        value={value}
        onValueChange={({ value }) => setValue(value)}
      />
      <Button type="submit" variant="quiet">
        {text.forAll({ rows })}
      </Button>
      {column.mayBeUnknown && first === '' && (
        <DecideButton label={text.leaveUnknown} onPress={() => onDecide(leaveUnknown(field))} />
      )}
    </form>
  )
}

type ChoiceProps = {
  label: string
  hint?: string
  name: string
  options: readonly (string | { value: string; label: string })[]
  onTake: (value: string) => void
}

/** A choice that is taken at once; with the keyboard, which passes other options on its way, when the field is left. */
function Choice({ onTake, ...field }: ChoiceProps) {
  const [value, setValue] = useState('')
  const isKeyed = useRef(false)
  return (
    <SelectField
      {...field}
      placeholder={texts().importDecisions.choose}
      value={value}
      onValueChange={({ value }) => {
        setValue(value)
        if (!isKeyed.current) onTake(value)
      }}
      onPointerDown={() => {
        isKeyed.current = false
      }}
      onKeyDown={({ key }) => {
        isKeyed.current = true
        if (key === 'Enter') onTake(value)
      }}
      onBlur={() => isKeyed.current && onTake(value)}
    />
  )
}
