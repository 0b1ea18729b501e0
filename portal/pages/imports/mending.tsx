import { Button, SelectField, TextField } from '@my-school/ui-kit'
import { type FormEvent, useState } from 'react'
import { GENDERS } from '#contract'
import type { Column } from '#contract/imports'
import type { SchoolImport } from '#contract/operations'
import { useQuery } from '../../hooks/use-query.ts'
import { useSchool } from '../../hooks/use-school.ts'
import { strings as text } from '../../strings/import-decisions.ts'

type Fault = SchoolImport['faults'][number]
/** Sends what changes of the answers. */
export type Answer = (change: Partial<SchoolImport['answers']>) => Promise<void>

type MendingProps = { fault: Fault; column: Column | undefined; answers: SchoolImport['answers']; onAnswer: Answer }

/** The control with which one fault is mended in all its rows. */
export function Mending({ fault, column, answers, onAnswer }: MendingProps) {
  const { kind, field, written, rows } = fault
  const { change } = useQuery()
  const { classes } = useSchool()
  const [value, setValue] = useState('')
  const [first = ''] = written
  const readAs = (value: string) => [...answers.replaced, { field, written: first, value }]
  const leaveUnknown = (field: string) => [...new Set([...answers.unknown, field])]

  if (kind === 'phones') {
    return <Button onClick={() => onAnswer({ phones: true })}>{text.mendPhones({ rows })}</Button>
  }
  if (kind === 'short') {
    return (
      <Button variant="quiet" onClick={() => change({ show: 'marked', page: null })}>
        {text.showRows}
      </Button>
    )
  }
  if (kind === 'dates') {
    return (
      <div className="button-row">
        <Button onClick={() => onAnswer({ dates: 'day' })}>{text.dayFirst}</Button>
        <Button onClick={() => onAnswer({ dates: 'month' })}>{text.monthFirst}</Button>
      </div>
    )
  }
  if (column?.gives) {
    const { gives } = column
    return (
      <Button variant="quiet" onClick={() => onAnswer({ replaced: readAs(''), unknown: leaveUnknown(gives) })}>
        {text.leaveUnknown}
      </Button>
    )
  }
  if (!column || column.isOwn) return null
  const options = field === 'grade' ? classes : field === 'gender' ? GENDERS : undefined
  const label = text.readAs({ rows, heading: column.heading })
  if (options) {
    return (
      <SelectField
        label={label}
        name={`answer-${field}-${first}`}
        placeholder={text.choose}
        options={options}
        value=""
        onValueChange={({ value }) => value && onAnswer({ replaced: readAs(value) })}
      />
    )
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (value.trim()) onAnswer({ replaced: readAs(value.trim()) })
  }
  return (
    <form className="import-answer" onSubmit={send}>
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
        <Button variant="quiet" onClick={() => onAnswer({ unknown: leaveUnknown(field) })}>
          {text.leaveUnknown}
        </Button>
      )}
    </form>
  )
}
