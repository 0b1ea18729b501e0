import { birthDateColumn, importColumns, importLimits, SECRET_FIELDS } from '#contract/imports'
import type { Input } from '#contract/operations'
import { existing, HttpError } from '../../errors.ts'
import { limitConcurrency } from '../../limit-concurrency.ts'
import type { Services } from '../../services.ts'
import type { Tables } from '../../store/tables/index.ts'
import { ImportFailure } from '../failure.ts'
import { type FileColumn, shownValue } from '../file-column.ts'
import { findFor, findImport, findRows } from '../find.ts'
import { mayFollow } from '../lifecycle.ts'
import { type Answers, type ByField, type OpenImport, type OpenRow, sealDraft, sealRow } from '../sealing.ts'
import { type DateOrder, orderOf } from './birth-date.ts'
import { countsOf, redecide } from './decide.ts'
import { expectRoom } from './size.ts'

/** How often a change of a draft is tried again after somebody else's. */
const ATTEMPTS = 5

/**
 * Each has all rows of a draft in memory, and decides about them on one core: a second one at the same time would make
 * both slower, and have to be done again where it is the same draft.
 */
export const limitDrafts = limitConcurrency(1, { waiting: importLimits.waitingChanges })

type Parts = Pick<Services, 'store' | 'vault' | 'clock' | 'school'>
type Options = {
  /** Writes what belongs to the change, in the same transaction; then `change` has decided about its rows by itself. */
  also?: (tables: Tables) => Promise<void>
  /** Of a task: that it still owns the import is asked in it. Default: any transaction. */
  transaction?: <T>(work: (tables: Tables) => Promise<T>) => Promise<T>
}

/**
 * Changes a draft and decides again about its rows. What takes long is done outside of the transaction, and again if
 * somebody else has changed the draft meanwhile.
 * @param change changes the record and the rows; returns the rows that it has changed
 * @throws ImportFailure if it is no draft any more, or there is no room for it
 */
export async function changeDraft(
  parts: Parts,
  id: string,
  change: (record: OpenImport, rows: OpenRow[]) => OpenRow[] | Promise<OpenRow[]>,
  { also, transaction = parts.store.transaction }: Options = {},
): Promise<void> {
  const { store, vault } = parts
  for (let attempt = 1; ; attempt++) {
    const record = await findImport(store, id, parts)
    mayFollow('change', record.state)
    const rows = await findRows(store, id, parts)
    const touched = await change(record, rows)
    const { all, changed } = also ? { all: rows, changed: [] } : await decide(record, rows, parts)
    const lines = new Set([...touched, ...changed].map(({ row }) => row))
    const isWritten = await transaction(async (tables) => {
      const now = await findFor('change', tables, id, parts)
      if (now?.revision !== record.revision) return false
      const written = all.filter(({ row }) => lines.has(row)).map((row) => sealRow(row, vault))
      await tables.imports.replaceRows(id, written)
      const counts = JSON.stringify(countsOf(all))
      const sealedDraft = sealDraft(record, vault)
      await tables.imports.update(id, { sealedDraft, counts, revision: record.revision + 1 })
      await also?.(tables)
      await expectRoom(tables, record.createdBy)
      return true
    })
    if (isWritten) return
    if (attempt === ATTEMPTS) throw new ImportFailure('Somebody else is changing this draft. Try again in a moment.')
  }
}

async function decide(record: OpenImport, rows: OpenRow[], parts: Parts) {
  const { all, changed, faults } = await redecide(record, rows, parts)
  record.faults = faults
  return { all: all.map(({ row }) => row), changed }
}

type Mapping = Input<'mapImport', 'json'>

/**
 * Sets which column is which field, and what is the same in all rows.
 * @throws HttpError 400
 */
export const mapColumns = (services: Services, id: string, mapping: Mapping): Promise<void> =>
  limitDrafts(() =>
    changeDraft(services, id, (record, rows) => {
      const { fields, places = [], texts } = mapping
      refuseWrongFields(mapping, record)
      record.columns = record.columns.map((column, at) => {
        const field = fields[at] ?? null
        return { ...column, field, place: places[at] ?? 0, sample: shownValue(field, column.sample) }
      })
      record.texts = texts
      record.dateOrder = dateOrderIn(record.columns, rows)
      return []
    }),
  )

function refuseWrongFields({ fields, texts }: Mapping, { kind, columns }: OpenImport): void {
  const wrong = (message: string) => new HttpError(400, message, { field: 'fields' })
  if (fields.length !== columns.length)
    throw wrong(`The file has ${columns.length} columns: name a field, or null, for each.`)
  const named = [...fields.filter((field) => field !== null), ...texts.map(({ field }) => field)]
  refuseUnknownFields(named, kind, 'fields')
  const twice = named.find((name, at) => named.indexOf(name) < at && !columnOf(kind, name)?.joinedBy)
  if (twice) throw wrong(`Two columns cannot be the same field: the texts of ${twice} are not joined.`)
}

const columnOf = (kind: OpenImport['kind'], name: string) => importColumns[kind].find(({ field }) => field === name)

/** @throws HttpError 400 */
function refuseUnknownFields(names: readonly string[], kind: OpenImport['kind'], field: string): void {
  const unknown = names.find((name) => !columnOf(kind, name))
  if (unknown !== undefined) throw new HttpError(400, `There is no field ${unknown}.`, { field })
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

/**
 * Keeps what the school says once about many rows.
 * @throws HttpError 400
 */
export const answerDraft = (services: Services, id: string, answers: Answers): Promise<void> =>
  limitDrafts(() =>
    changeDraft(services, id, (record) => {
      const { kind } = record
      const replaced = answers.replaced.map(({ field }) => field)
      refuseUnknownFields([...replaced, ...answers.unknown], kind, 'replaced')
      const own = replaced.find((field) => SECRET_FIELDS.includes(field))
      if (own) throw new HttpError(400, `${own} is not the same for several people.`, { field: 'replaced' })
      const known = answers.unknown.find((field) => !columnOf(kind, field)?.mayBeUnknown)
      if (known) throw new HttpError(400, `${known} cannot be left unknown.`, { field: 'unknown' })
      record.answers = answers
      return []
    }),
  )

/**
 * Mends the cells of a row, or leaves it out.
 * @param line of the file
 * @throws HttpError 400, 404
 */
export const mendRow = (
  services: Services,
  id: string,
  line: number,
  { cells, omit }: { cells: ByField; omit?: boolean },
): Promise<void> =>
  limitDrafts(() =>
    changeDraft(services, id, ({ kind }, rows) => {
      const row = existing(
        rows.find(({ row }) => row === line),
        'row',
      )
      refuseUnknownFields(Object.keys(cells), kind, 'cells')
      row.open = { ...row.open, mended: { ...row.open.mended, ...cells }, omit: omit ?? row.open.omit }
      if (cells.password !== undefined) Object.assign(row, { passwordHash: null, sealedPassword: null })
      return [row]
    }),
  )
