import { type ImportKind, importColumns } from '#contract/imports'
import { csvOf } from '../../exports/csv.ts'
import type { Table } from '../../exports/table.ts'
import { xlsxOf } from '../../exports/xlsx.ts'
import type { Services } from '../../services.ts'
import { findImport } from '../find.ts'
import { type ByField, textsOf, unsealRow } from '../sealing.ts'
import { limitDrafts } from './change.ts'
import { factsOf } from './facts.ts'
import { columnsOf, rowReader } from './values.ts'

/** An empty list to fill in, with a row of example. */
export async function template(kind: ImportKind, format: 'csv' | 'xlsx'): Promise<Buffer> {
  const example = Object.fromEntries(columnsOf(kind).map(({ field, example }) => [field, example]))
  const table = tableOf(columnsOf(kind), [example])
  return format === 'xlsx' ? xlsxOf('People', table) : bytesOf(table)
}

/** The refused rows of a draft as CSV: mended there, the file can be imported. */
export async function refusedRows(services: Services, id: string): Promise<Buffer> {
  const { store, vault } = services
  const record = await findImport(store, id, services)
  const read = rowReader(record, await factsOf(services))
  return limitDrafts(async () => {
    const refused = (await store.imports.rows(id)).filter(({ action }) => action === 'refused')
    const listed = refused.map((sealed) => {
      const { row, values } = read(unsealRow(sealed, vault))
      return { ...values, reason: Object.values(textsOf(row.errors)).join(' '), line: String(row.row) }
    })
    const more = [
      { heading: 'Line', field: 'line' },
      { heading: 'Refused because', field: 'reason' },
    ]
    return bytesOf(tableOf(importColumns[record.kind], listed, more))
  })
}

const tableOf = (
  columns: readonly { heading: string; field: string }[],
  rows: ByField[],
  more: { heading: string; field: string }[] = [],
): Table<ByField> => ({
  columns: [...columns, ...more].map(({ heading, field }) => ({ heading, value: (row) => row[field] ?? '' })),
  pages: async function* () {
    yield rows
  },
})

async function bytesOf(table: Table<ByField>): Promise<Buffer> {
  const parts: string[] = []
  for await (const part of csvOf(table)) parts.push(part)
  return Buffer.from(parts.join(''))
}
