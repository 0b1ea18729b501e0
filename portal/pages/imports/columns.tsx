import { Alert, Button, SelectField } from '@my-school/ui-kit'
import { useState } from 'react'
import { importColumn, importColumns } from '#contract/imports'
import type { SchoolImport } from '#contract/operations'
import { texts } from '#messages'
import { useAttempt } from '../../hooks/use-act.ts'
import { SameText } from './same-text.tsx'
import { clearsHint, type DraftProps, headingOf } from './use-import.ts'

type Props = Omit<DraftProps, 'onUpdate'>

/** Which column of the file is read as which field. Open at first when columns may be the reason for errors. */
export function ColumnsSection({ current, onChange }: Props) {
  const text = texts().importDraft.columns
  const { kind, columns, missing, counts } = current
  const [isOpen, setOpen] = useState(missing.length > 0 || counts.refused === counts.all)
  return (
    <details className="import-section" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{text.heading}</h2>{' '}
        <span>{text.matched({ matched: columns.filter(({ field }) => field).length, all: columns.length })}</span>
      </summary>
      <Alert live tone="warning">
        {missing.length > 0 && text.missing({ fields: missing.map((field) => headingOf(kind, field)) })}
      </Alert>
      {isOpen && <Columns current={current} onChange={onChange} />}
    </details>
  )
}

/**
 * The values that are sent together: the field of each column, the order of columns in a field, and the texts that are
 * the same in all rows.
 */
type Mapping = Pick<SchoolImport, 'texts'> & { columns: Pick<SchoolImport['columns'][number], 'field' | 'place'>[] }

type ReadColumn = Mapping['columns'][number]
/** A column of a field, and where it is in the file. */
type Part = ReadColumn & { at: number }

const partsOf = (columns: readonly ReadColumn[], field: string): Part[] =>
  columns
    .flatMap((column, at) => (column.field === field ? { ...column, at } : []))
    .sort((one, other) => one.place - other.place)

const isInOrder = (parts: readonly Part[]) =>
  parts.every(({ at }, index) => index === 0 || (parts[index - 1]?.at ?? 0) < at)

/** The columns with the places of those that are joined. */
const inThisOrder = (columns: readonly ReadColumn[], parts: readonly Part[]): ReadColumn[] =>
  columns.map((column, at) => {
    const order = parts.findIndex((part) => part.at === at)
    return order < 0 ? column : { ...column, place: order }
  })

/** Each column of the file with the field that it is read as, to be changed by hand. */
function Columns({ current, onChange }: Props) {
  const text = texts().importDraft.columns
  const { kind, columns } = current
  /** The user's choice until the server has responded. */
  const [pending, setPending] = useState<Mapping>()
  const { failure, attempt } = useAttempt()
  const { columns: matched, texts: read } = pending ?? current
  const fields = importColumns[kind]
  const joinedBy = (field: string) => importColumn(kind, field)?.joinedBy
  const isJoined = (field: string) => joinedBy(field) !== undefined

  const send = async (next: Mapping) => {
    setPending(next)
    await attempt(async () => {
      const response = await onChange(() => ({
        columns: {
          fields: next.columns.map(({ field }) => field),
          places: next.columns.map(({ place }) => place),
          texts: next.texts,
        },
      }))
      if (!response.success) return response.message
    })
    setPending(undefined)
  }

  /** The mapping without other sources of this field, unless the field joins their texts. */
  const without = (field: string): Mapping =>
    isJoined(field)
      ? { columns: matched, texts: read }
      : {
          columns: matched.map((column) => (column.field === field ? { field: null, place: 0 } : column)),
          texts: read.filter((one) => one.field !== field),
        }
  const choose = (index: number, field: string) => {
    const { columns, texts: others } = without(field)
    if (!field) return send({ texts: others, columns: columns.with(index, { field: null, place: 0 }) })
    const parts = partsOf(columns.with(index, { field: null, place: 0 }), field)
    // In the order of the file, unless somebody has chosen another one, or the headings say another one.
    const next = isInOrder(parts) ? parts.findIndex(({ at }) => at > index) : -1
    const all = parts.toSpliced(next < 0 ? parts.length : next, 0, { field, place: 0, at: index })
    return send({ texts: others, columns: inThisOrder(columns.with(index, { field, place: 0 }), all) })
  }
  const joined = fields.flatMap(({ field }) => {
    const parts = partsOf(matched, field)
    return parts.length > 1 ? { field, heading: headingOf(kind, field), parts } : []
  })
  const reverse = (parts: readonly Part[]) => send({ texts: read, columns: inThisOrder(matched, parts.toReversed()) })

  return (
    <>
      <p className="hint">
        {text.hint} {clearsHint(kind)}
      </p>
      <div className="grid import-columns">
        {columns.map(({ heading, sample }, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file keep their places, and headings may be equal.
            key={index}
            name={`column-${index}`}
            label={heading || text.noHeading({ number: index + 1 })}
            hint={sample && text.sample({ sample })}
            placeholder={text.none}
            options={fields.map(({ field }) => ({ value: field, label: headingOf(kind, field) }))}
            value={matched[index]?.field ?? ''}
            onValueChange={({ value }) => choose(index, value)}
          />
        ))}
      </div>
      {joined.map(({ field, heading, parts }) => (
        <p key={field} className="row import-given">
          <span>
            {text.joined({
              heading,
              parts: parts.map(({ at }) => columns[at]?.heading || text.noHeading({ number: at + 1 })),
              sample: parts.map(({ at }) => columns[at]?.sample ?? '').join(joinedBy(field)),
            })}
          </span>{' '}
          <Button variant="quiet" size="small" onClick={() => reverse(parts)}>
            {text.reverse}
          </Button>
        </p>
      ))}
      <SameText
        kind={kind}
        texts={read}
        isJoined={({ field }) => isJoined(field) && matched.some((column) => column.field === field)}
        onAdd={(one) => {
          const others = without(one.field)
          return send({ ...others, texts: [...others.texts, one] })
        }}
        onRemove={(one) => send({ columns: matched, texts: read.filter((other) => other !== one) })}
      />
      <Alert live tone="danger">
        {failure}
      </Alert>
    </>
  )
}
