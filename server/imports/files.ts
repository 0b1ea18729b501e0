import type { ImportKind } from '#contract/imports'
import { csvOf } from '../exports/csv.ts'
import type { Table } from '../exports/table.ts'
import { xlsxOf } from '../exports/xlsx.ts'
import type { OpenRow } from './sealing.ts'
import { columnsOf, valuesOf } from './values.ts'

/** An empty list to fill in, with a row of example. */
export async function template(kind: ImportKind, format: 'csv' | 'xlsx'): Promise<Buffer> {
  const example = Object.fromEntries(columnsOf(kind).map(({ field, example }) => [field, example]))
  const table = tableOf(kind, [example])
  return format === 'xlsx' ? xlsxOf('People', table) : bytesOf(table)
}

/** The refused rows of a draft as CSV: mended there, the file can be imported. */
export function refusedRows(kind: ImportKind, rows: OpenRow[], fields: (string | null)[]): Promise<Buffer> {
  const listed = rows.map((row) => ({
    ...valuesOf(row.open, fields, kind).values,
    reason: Object.values(JSON.parse(row.errors) as Record<string, string>).join(' '),
    line: String(row.row),
  }))
  const more = [
    { heading: 'Line', field: 'line' },
    { heading: 'Refused because', field: 'reason' },
  ]
  return bytesOf(tableOf(kind, listed, more))
}

type Line = Record<string, string>

const tableOf = (kind: ImportKind, rows: Line[], more: { heading: string; field: string }[] = []): Table<Line> => ({
  columns: [...columnsOf(kind), ...more].map(({ heading, field }) => ({ heading, value: (row) => row[field] ?? '' })),
  pages: async function* () {
    yield rows
  },
})

async function bytesOf(table: Table<Line>): Promise<Buffer> {
  const parts: string[] = []
  for await (const part of csvOf(table)) parts.push(part)
  return Buffer.from(parts.join(''))
}
