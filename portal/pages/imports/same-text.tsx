import { Button, SelectField, TextField } from '@my-school/ui-kit'
import { type FormEvent, useState } from 'react'
import { type ImportKind, importColumns, importLimits } from '#contract/imports'
import type { SchoolImport } from '#contract/operations'
import { texts } from '#messages'
import { headingOf } from './use-import.ts'

type Text = SchoolImport['texts'][number]

type Props = {
  kind: ImportKind
  texts: readonly Text[]
  /** Whether a text is joined to what a column has. */
  isJoined: (one: Text) => boolean
  onAdd: (one: Text) => void
  onRemove: (one: Text) => void
}

/** A value that is the same in all rows, such as the class of a file that has only one class. */
export function SameText({ kind, texts: read, isJoined, onAdd, onRemove }: Props) {
  const text = texts().importDraft.columns
  const [field, setField] = useState('')
  const [value, setValue] = useState('')
  const fields = importColumns[kind].filter(({ gives, isOwn }) => !gives && !isOwn)
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!field || !value.trim()) return
    onAdd({ field, text: value.trim() })
    setField('')
    setValue('')
  }
  return (
    <>
      {read.map((one) => (
        <p key={`${one.field} ${one.text}`} className="row import-given">
          <span>
            {text.same({
              heading: headingOf(kind, one.field),
              value: one.text,
              isJoined: isJoined(one),
            })}
          </span>{' '}
          <Button variant="quiet" size="small" onClick={() => onRemove(one)}>
            {text.remove}
          </Button>
        </p>
      ))}
      <form className="row import-decision" onSubmit={add}>
        <SelectField
          label={text.sameField}
          name="same-field"
          placeholder={text.choose}
          options={fields.map(({ field }) => ({ value: field, label: headingOf(kind, field) }))}
          value={field}
          onValueChange={({ value }) => setField(value)}
        />
        <TextField
          label={text.sameValue}
          name="same-value"
          autoComplete="off"
          maxLength={importLimits.decidedText}
          value={value}
          onValueChange={({ value }) => setValue(value)}
        />
        <Button type="submit" variant="quiet">
          {text.add}
        </Button>
      </form>
    </>
  )
}
