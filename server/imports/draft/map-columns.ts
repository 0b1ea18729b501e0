import { type MessageRef, messageRef } from '#contract/failures'
import { birthDateColumn, importColumn } from '#contract/imports'
import type { Input } from '#contract/operations'
import { HttpError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { OpenImport, OpenRow } from '../encryption.ts'
import { type FileColumn, shownValue } from '../file-column.ts'
import { type DateOrder, orderOf } from './birth-date.ts'
import { changeAllRows } from './change.ts'
import { refuseUnknownFields } from './known-fields.ts'

type Mapping = Input<'mapImport', 'json'>

/**
 * Sets which column is which field, and what is the same in all rows.
 * @throws HttpError 400
 */
export const mapColumns = (services: Services, id: string, mapping: Mapping): Promise<void> =>
  changeAllRows(services, id, (record, rows) => {
    const { fields, places = [], texts } = mapping
    refuseWrongFields(mapping, record)
    record.columns = record.columns.map((column, at) => {
      const field = fields[at] ?? null
      return { ...column, field, place: places[at] ?? 0, sample: shownValue(field, column.sample) }
    })
    record.texts = texts
    record.dateOrder = dateOrderIn(record.columns, rows)
  })

function refuseWrongFields({ fields, texts }: Mapping, { kind, columns }: OpenImport): void {
  const wrong = (message: MessageRef) => new HttpError(400, message, { field: 'fields' })
  if (fields.length !== columns.length) throw wrong(messageRef('columnsToName', { number: columns.length }))
  const named = [...fields.filter((field) => field !== null), ...texts.map(({ field }) => field)]
  refuseUnknownFields(named, kind, 'fields')
  const twice = named.find((name, at) => named.indexOf(name) < at && !importColumn(kind, name)?.joinedBy)
  if (twice) throw wrong(messageRef('fieldTwice', { name: twice }))
}

/** What the dates of birth of a file say about their order. */
export function dateOrderIn(columns: readonly FileColumn[], rows: readonly OpenRow[]): DateOrder | undefined {
  const at = columns.findIndex(({ field }) => field === birthDateColumn.field)
  return at < 0
    ? undefined
    : orderOf(
        columns[at]?.heading ?? '',
        rows.map(({ open }) => open.raw[at]),
      )
}
