import { Button, SelectField, TextField } from '@my-school/ui-kit'
import { type FormEvent, useRef, useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { type Column, PHONE_COUNTRIES } from '#contract/imports'
import { labelOfChoice } from '#contract/labels'
import type { SchoolImport } from '#contract/operations'
import { texts } from '#messages'
import { request, requestSuccess } from '../../api/request.ts'
import { useUrlQuery } from '../../hooks/use-url-query.ts'
import { useSchool } from '../../state/school.ts'

type Fault = SchoolImport['faults'][number]
type Resolutions = SchoolImport['answers']
/**
 * Sends a change of the decisions. @param before adds classes first; the text that it returns is the reason why nothing
 * is sent
 */
export type Resolve = (change: (now: Resolutions) => Partial<Resolutions>, before?: () => Promise<string>) => void

/** The name of a country in the language of the page. */
export const countryName = (code: string) => new Intl.DisplayNames(texts().tagOf(), { type: 'region' }).of(code) ?? code
const countries = () =>
  PHONE_COUNTRIES.map((value) => ({ value, label: countryName(value) })).sort((one, other) =>
    one.label.localeCompare(other.label, texts().tagOf()),
  )

type FaultControlProps = {
  fault: Fault
  column: Column | undefined
  /** What the field is called. */
  heading: string
  onResolve: Resolve
}

/** The control that decides about a fault in all its rows. */
export function FaultControl({ fault, column, heading, onResolve }: FaultControlProps) {
  const { choiceLabels, importDecisions: text } = texts()
  const { kind, field, written, rows, classes: names = [] } = fault
  const { change } = useUrlQuery()
  const { classes } = useSchool()
  const [value, setValue] = useState('')
  const [first = ''] = written
  const readAs =
    (value: string) =>
    ({ replaced }: Resolutions) => ({ replaced: [...replaced, { field, written: first, value }] })
  const leaveUnknown =
    (field: string) =>
    ({ unknown }: Resolutions) => ({ unknown: [...new Set([...unknown, field])] })

  if (kind === 'phones') {
    return (
      <Button variant="quiet" onClick={() => onResolve(() => ({ phones: true }))}>
        {text.editPhones({ rows })}
      </Button>
    )
  }
  if (kind === 'letters') {
    return (
      <Button variant="quiet" onClick={() => onResolve(() => ({ letters: true }))}>
        {text.editLetters({ rows })}
      </Button>
    )
  }
  if (kind === 'country') {
    const take = (value: string) => {
      const country = PHONE_COUNTRIES.find((code) => code === value)
      if (country) onResolve(() => ({ country }))
    }
    return (
      <Choice label={text.country} hint={text.countryHint} name="answer-country" options={countries()} onTake={take} />
    )
  }
  if (kind === 'section' && column) {
    const add = () => addClasses(names, heading)
    return (
      <Button variant="quiet" onClick={() => onResolve(() => ({}), add)}>
        {text.makeClasses({ classes: names })}
      </Button>
    )
  }
  const isMark = kind === 'short' || kind === 'rewritten' || kind === 'former'
  if (isMark || kind === 'nobody' || kind === 'hidden') {
    return (
      <div className="button-row">
        {kind === 'hidden' && (
          <Button variant="quiet" onClick={() => onResolve(() => ({ hidden: true }))}>
            {text.takeIn({ rows })}
          </Button>
        )}
        <Button variant="quiet" onClick={() => change({ show: isMark ? 'marked' : 'omit', page: null })}>
          {text.showRows}
        </Button>
      </div>
    )
  }
  if (kind === 'dates') {
    return (
      <div className="button-row">
        <Button variant="quiet" onClick={() => onResolve(() => ({ dates: 'day' }))}>
          {text.dayFirst}
        </Button>
        <Button variant="quiet" onClick={() => onResolve(() => ({ dates: 'month' }))}>
          {text.monthFirst}
        </Button>
      </div>
    )
  }
  if (column?.gives) {
    const { gives } = column
    return (
      <Button variant="quiet" onClick={() => onResolve((now) => ({ ...readAs('')(now), ...leaveUnknown(gives)(now) }))}>
        {text.leaveUnknown}
      </Button>
    )
  }
  if (!column || column.isOwn) return null
  const options =
    column.kind === 'class'
      ? classes
      : column.choices?.map((value) => ({ value, label: labelOfChoice(choiceLabels, field, value) }))
  const label = text.readAs({ rows, heading })
  if (options) {
    const take = (value: string) => value && onResolve(readAs(value))
    return <Choice label={label} name={`answer-${field}-${first}`} options={options} onTake={take} />
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (value.trim()) onResolve(readAs(value.trim()))
  }
  return (
    <form className="import-resolution" onSubmit={send}>
      <TextField
        label={label}
        name={`answer-${field}-${first}`}
        autoComplete="off"
        value={value}
        onValueChange={({ value }) => setValue(value)}
      />
      <Button type="submit" variant="quiet">
        {text.forAll({ rows })}
      </Button>
      {column.mayBeUnknown && first === '' && (
        <Button variant="quiet" onClick={() => onResolve(leaveUnknown(field))}>
          {text.leaveUnknown}
        </Button>
      )}
    </form>
  )
}

/**
 * Adds classes to those of the school, such as '5 A' and '5 B' after 5.
 * @param label what the page calls the classes
 * @returns why they were not added; '' if they were
 */
async function addClasses(added: readonly string[], label: string): Promise<string> {
  const { version, settings } = await requestSuccess(endpoints.getSchool, {})
  const classes = [...settings.classes]
  for (const name of added.filter((name) => !classes.includes(name))) {
    const number = name.slice(0, name.lastIndexOf(' '))
    const last = classes.findLastIndex((one) => one === number || one.startsWith(`${number} `))
    classes.splice(last < 0 ? classes.length : last + 1, 0, name)
  }
  const response = await request(endpoints.updateSchool, {
    json: { version, settings: { ...settings, classes }, renamed: {} },
    settingLabel: () => label,
  })
  return response.success ? '' : response.message
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
