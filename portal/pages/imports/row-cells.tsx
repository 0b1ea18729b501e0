import { TextField, type TextFieldProps } from '@my-school/ui-kit'
import { useEffect, useRef } from 'react'
import { type Column, type ImportKind, storedValue } from '#contract/imports'
import { labelOfChoice } from '#contract/labels'
import type { ImportRow } from '#contract/operations'
import { texts } from '#messages'
import { Sentence } from '../../format/sentence.tsx'
import { headingOf } from './use-import.ts'

/** Not among the shown values: name and user id have a column of their own, the other two are only shown when edited. */
const ELSEWHERE = ['name', 'userId', 'password', 'answer']

type Props = {
  kind: ImportKind
  row: ImportRow
  fields: readonly Column[]
  /** All cells are fields. Otherwise only those that are refused. */
  isEdited: boolean
  /** Cells that are marked are fields too. */
  isToLookAt: boolean
  /** @returns whether the server has it */
  onEdit: (field: string, value: string) => Promise<boolean>
}

/** The values of a row, and a field for each value that is refused, with the reason. */
export function RowCells({ kind, row, fields, isEdited, isToLookAt, onEdit }: Props) {
  const text = texts().importDraft.rows
  const { choiceLabels } = texts()
  const { cells, before, errors, marks } = row
  const root = useRef<HTMLDivElement>(null)
  // A cell that became a field stays one: otherwise the field would disappear while the user types.
  const asFields = useRef(new Set<string>())
  for (const field of Object.keys(isToLookAt ? { ...errors, ...marks } : errors)) asFields.current.add(field)
  const isField = ({ field }: Column) => isEdited || asFields.current.has(field)

  const wasEdited = useRef(isEdited)
  useEffect(() => {
    if (isEdited && !wasEdited.current) root.current?.querySelector('input')?.focus()
    wasEdited.current = isEdited
  }, [isEdited])

  const typed = fields.filter((column) => {
    const { field } = column
    return !isField(column) && cells[field] && !ELSEWHERE.includes(field)
  })
  return (
    <div ref={root} className="stack import-cells">
      {errors.row && <p className="import-failure">{errors.row.message}</p>}
      <dl>
        {typed.map((column) => {
          const { field } = column
          const stored = storedValue(column, cells[field] ?? '')
          return (
            <div key={field}>
              <dt>{headingOf(kind, field)}</dt>
              <dd>
                {stored === '' ? <em>{text.emptied}</em> : <bdi>{labelOfChoice(choiceLabels, field, stored)}</bdi>}
                {marks[field] && <em className="import-mark">{marks[field].message}</em>}
                {before[field] !== undefined && (
                  <>
                    {' '}
                    <small>
                      <Sentence text={text.was} values={{ value: <del>{before[field]}</del> }} />
                    </small>
                  </>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      <div className="row import-correct">
        {fields.filter(isField).map(({ field }) => (
          <Cell
            key={field}
            label={headingOf(kind, field)}
            name={`${row.row}-${field}`}
            value={cells[field] || (field === 'userId' ? row.userId : '')}
            mono={field === 'userId'}
            verbatim={VERBATIM.includes(field)}
            error={errors[field]?.message}
            hint={marks[field]?.message}
            onEdit={(value) => onEdit(field, value)}
          />
        ))}
      </div>
    </div>
  )
}

/** Columns of secrets and numbers, in which a phone corrects nothing. */
const VERBATIM = ['password', 'answer', 'bankDetail']

type CellProps = Pick<TextFieldProps, 'mono' | 'verbatim'> & {
  label: string
  name: string
  value: string
  error: string | undefined
  hint: string | undefined
  onEdit: (value: string) => Promise<boolean>
}

/**
 * A field for one value, which is selected when the field is entered: what is typed takes its place. It is sent when the
 * field loses the focus; Enter moves the focus to the next field.
 */
function Cell({ label, name, value, error, hint, onEdit, ...written }: CellProps) {
  const sent = useRef(value)
  const send = async (next: string) => {
    if (next === sent.current) return
    const before = sent.current
    sent.current = next
    // After a failure, the next blur sends it again.
    if (!(await onEdit(next))) sent.current = before
  }
  return (
    <TextField
      label={label}
      name={name}
      {...written}
      defaultValue={value}
      error={error}
      hint={hint}
      autoComplete="off"
      onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
      onBlur={({ target }) => send((target as HTMLInputElement).value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        const input = event.target as HTMLInputElement
        const inputs = [...(input.closest('table')?.querySelectorAll<HTMLInputElement>('.import-correct input') ?? [])]
        const next = inputs[inputs.indexOf(input) + 1]
        if (next) next.focus()
        else send(input.value)
      }}
    />
  )
}
