import { text } from 'node:stream/consumers'
import type { Language, Region } from '#contract'
import { messageIn } from '#contract/failures/languages'
import { columns, type ImportKind, importColumns } from '#contract/imports'
import { headingsIn } from '#contract/people/headings'
import { messagesIn } from '#messages/all'
import { csvOf } from '../../exports/csv.ts'
import type { Table } from '../../exports/table.ts'
import { xlsxOf } from '../../exports/xlsx.ts'
import type { Services } from '../../services.ts'
import { chunksWithYield } from '../chunks.ts'
import { type ByField, draftText, type MessagesByField, type OpenImport, type RefusedRow } from '../encryption.ts'
import { findImport } from '../find.ts'
import { limitPlans, planned, storedDraft } from './planned.ts'

/** An empty list to fill in, with a row of example. */
export async function template(kind: ImportKind, format: 'csv' | 'xlsx', language: Language): Promise<Buffer> {
  const { sheet, ...examples } = messagesIn(language).template
  const table = tableOf(inLanguage(columns[kind], kind, language), async function* () {
    yield [examples[kind]]
  })
  return format === 'xlsx' ? xlsxOf(sheet, table, language) : bytesOf(table)
}

/** The refused rows of an import as CSV. When they are corrected, the file can be imported. */
export async function refusedRows(services: Services, id: string, language: Language): Promise<Buffer> {
  const { lists } = messagesIn(language)
  const record = await findImport(services.store, id, services)
  const { digits } = (await services.school()).settings.region
  const rows = await refusedOf(services, record)
  const list = ({ row, values, errors }: RefusedRow): ByField => ({
    ...values,
    reason: reasonsIn(language, errors, digits),
    line: String(row),
  })
  const pages = async function* () {
    for await (const slice of chunksWithYield(rows)) yield slice.map(list)
  }
  const more = [
    { heading: lists.line, field: 'line' },
    { heading: lists.refusedBecause, field: 'reason' },
  ]
  return bytesOf(tableOf(inLanguage(importColumns[record.kind], record.kind, language), pages, more))
}

/** Of a draft as they are planned now; of an import that is done as it has kept them. */
async function refusedOf(services: Services, record: OpenImport): Promise<readonly RefusedRow[]> {
  const { store, vault } = services
  if (!record.hasDraft) return []
  if (record.state.is === 'done') return JSON.parse(await draftText(store, record.id, vault))
  const draft = await storedDraft(services, record)
  return (await limitPlans(() => planned(services, { ...draft, asked: { action: 'refused' } }))).rows
}

/** Each is a sentence or more. */
const reasonsIn = (language: Language, errors: MessagesByField, digits: Region['digits']): string =>
  Object.entries(errors)
    .map(([field, message]) => messageIn(language, message, { field, digits }))
    .join(' ')

/** The columns with the headings of a language. */
function inLanguage(columns: readonly Heading[], kind: ImportKind, language: Language): Heading[] {
  const headings = headingsIn(language)[kind]
  return columns.map(({ field, heading }) => ({ field, heading: headings[field] ?? heading }))
}

type Heading = { heading: string; field: string }

const tableOf = (
  columns: readonly Heading[],
  pages: Table<ByField>['pages'],
  more: readonly Heading[] = [],
): Table<ByField> => ({
  columns: [...columns, ...more].map(({ heading, field }) => ({ heading, value: (row) => row[field] ?? '' })),
  pages,
})

const bytesOf = async (table: Table<ByField>): Promise<Buffer> => Buffer.from(await text(csvOf(table)))
