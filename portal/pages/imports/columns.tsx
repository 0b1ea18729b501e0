import { Alert, Button, SelectField } from '@my-school/ui-kit'
import { useState } from 'react'
import { importColumns } from '#contract/imports'
import type { SchoolImport } from '#contract/operations'
import { strings as choices } from '#strings/choices'
import { strings } from '#strings/import-columns'
import { mapImport } from '../../api/imports.ts'
import { failureOf } from './failure-of.ts'
import { SameText } from './same-text.tsx'
import type { DraftProps } from './use-import.ts'

const text = strings

/** What is sent together: which column is which field, their order in it, and what is the same in all rows. */
type Mapping = Pick<SchoolImport, 'texts'> & { columns: Pick<SchoolImport['columns'][number], 'field' | 'place'>[] }

/** Each column of the file with the field that it is read as, to be changed by hand. */
export default function Columns({ current, onChanged }: DraftProps) {
  const { _id, kind, columns } = current
  /** The user's choice until the server has responded. */
  const [pending, setPending] = useState<Mapping>()
  const [failure, setFailure] = useState('')
  const { columns: matched, texts } = pending ?? current
  const fields = importColumns[kind]
  const columnOf = (name: string) => fields.find(({ field }) => field === name)
  const isJoined = (field: string) => columnOf(field)?.joinedBy !== undefined

  const send = async (next: Mapping) => {
    setPending(next)
    setFailure('')
    try {
      const response = await mapImport(_id, {
        fields: next.columns.map(({ field }) => field),
        places: next.columns.map(({ place }) => place),
        texts: next.texts,
      })
      if (response.success) onChanged(response.import)
      else setFailure(response.message)
    } catch (error) {
      setFailure(failureOf(error))
    }
    setPending(undefined)
  }

  /** What else is read as this field, unless their texts are joined. */
  const without = (field: string): Mapping =>
    isJoined(field)
      ? { columns: matched, texts }
      : {
          columns: matched.map((column) => (column.field === field ? { field: null, place: 0 } : column)),
          texts: texts.filter((one) => one.field !== field),
        }
  const choose = (index: number, field: string) => {
    const others = without(field)
    const place = Math.max(-1, ...others.columns.flatMap((one) => (one.field === field ? one.place : []))) + 1
    const chosen = field ? { field, place } : { field: null, place: 0 }
    return send({ ...others, columns: others.columns.with(index, chosen) })
  }
  const joined = fields.flatMap((column) => {
    const { field } = column
    const parts = matched
      .flatMap((column, at) => (column.field === field ? { ...column, at } : []))
      .sort((one, other) => one.place - other.place)
    return parts.length > 1 ? { field, heading: choices.column(column), parts } : []
  })
  const reverse = (parts: { at: number }[]) => {
    const next = [...matched]
    for (const [index, { at }] of parts.toReversed().entries()) {
      const column = next[at]
      if (column) next[at] = { ...column, place: index }
    }
    return send({ texts, columns: next })
  }

  return (
    <>
      <p className="hint">{text.hint}</p>
      <div className="import-columns">
        {columns.map(({ heading, sample }, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file keep their places, and headings may be equal.
            key={index}
            name={`column-${index}`}
            label={heading || text.noHeading({ number: index + 1 })}
            hint={sample && text.sample({ sample })}
            placeholder={text.none}
            options={fields.map((column) => ({ value: column.field, label: choices.column(column) }))}
            value={matched[index]?.field ?? ''}
            onValueChange={({ value }) => choose(index, value)}
          />
        ))}
      </div>
      {joined.map(({ field, heading, parts }) => (
        <p key={field} className="import-given">
          <span>
            {text.joined({
              heading,
              parts: parts.map(({ at }) => columns[at]?.heading || text.noHeading({ number: at + 1 })),
              sample: parts.map(({ at }) => columns[at]?.sample ?? '').join(columnOf(field)?.joinedBy),
            })}
          </span>{' '}
          <Button variant="quiet" size="small" onClick={() => reverse(parts)}>
            {text.reverse}
          </Button>
        </p>
      ))}
      <SameText
        fields={fields.filter(({ gives, isOwn }) => !gives && !isOwn)}
        texts={texts}
        isJoined={({ field }) => isJoined(field) && matched.some((column) => column.field === field)}
        onAdd={(one) => {
          const others = without(one.field)
          return send({ ...others, texts: [...others.texts, one] })
        }}
        onRemove={(one) => send({ columns: matched, texts: texts.filter((other) => other !== one) })}
      />
      <Alert live tone="danger">
        {failure}
      </Alert>
    </>
  )
}
