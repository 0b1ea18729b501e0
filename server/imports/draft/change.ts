import { messageRef } from '#contract/failures'
import { importLimits } from '#contract/imports'
import { existing } from '../../errors.ts'
import { limitConcurrency } from '../../limit-concurrency.ts'
import type { Services } from '../../services.ts'
import type { Tables } from '../../store/tables/index.ts'
import { chunksWithYield, mapInChunks } from '../chunks.ts'
import { ImportFailure } from '../failure.ts'
import { findFor, findImport, findRows } from '../find.ts'
import { mayFollow } from '../lifecycle.ts'
import { type ByField, type OpenImport, type OpenRow, sealDraft, sealRow } from '../sealing.ts'
import { refuseUnknownFields } from './known-fields.ts'
import { countsOf, planRows } from './plan.ts'
import { expectRoom } from './size.ts'

/** How often a change of a draft is tried again because another change was written first. */
const ATTEMPTS = 5

/**
 * Each change has all rows of a draft in memory and plans them on one core: a second one at the same time would make
 * both slower, and a second one of the same draft would have to be repeated.
 */
export const limitDrafts = limitConcurrency(1, { waiting: importLimits.waitingChanges })

type Parts = Pick<Services, 'store' | 'vault' | 'clock' | 'school'>
type Options = {
  /** Writes what belongs to the change, in the same transaction; then `change` has decided about its rows by itself. */
  also?: (tables: Tables) => Promise<void>
  /** For a task: this transaction checks that the task still owns the import. Default: any transaction. */
  transaction?: <T>(work: (tables: Tables) => Promise<T>) => Promise<T>
}

/**
 * Changes a draft and plans its rows again. The slow work is done outside of the transaction, and repeated if another
 * change of the draft was written in this time.
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
    const { all, changed } = also ? { all: rows, changed: [] } : await plan(record, rows, parts)
    const lines = new Set([...touched, ...changed].map(({ row }) => row))
    const toWrite = all.filter(({ row }) => lines.has(row))
    const written = await mapInChunks(toWrite, (row) => sealRow(row, vault))
    const sealedDraft = sealDraft(record, vault)
    const isWritten = await transaction(async (tables) => {
      const now = await findFor('change', tables, id, parts)
      if (now?.revision !== record.revision) return false
      for await (const slice of chunksWithYield(written)) await tables.imports.replaceRows(id, slice)
      const counts = JSON.stringify(countsOf(all))
      await tables.imports.update(id, { sealedDraft, counts, revision: record.revision + 1 })
      await also?.(tables)
      await expectRoom(tables, record.createdBy)
      return true
    })
    if (isWritten) return
    if (attempt === ATTEMPTS) throw new ImportFailure(messageRef('draftIsChanged'))
  }
}

async function plan(record: OpenImport, rows: OpenRow[], parts: Parts) {
  const { all, changed, faults, marked } = await planRows(record, rows, parts)
  Object.assign(record, { faults, marked })
  return { all: all.map(({ row }) => row), changed }
}

/**
 * Corrects cells of a row, or leaves the row out.
 * @param rowNumber of the file
 * @throws HttpError 400, 404
 */
export const editRow = (
  services: Services,
  id: string,
  rowNumber: number,
  { cells, omit }: { cells: ByField; omit?: boolean },
): Promise<void> =>
  limitDrafts(() =>
    changeDraft(services, id, ({ kind }, rows) => {
      const row = existing(
        rows.find(({ row }) => row === rowNumber),
        'row',
      )
      refuseUnknownFields(Object.keys(cells), kind, 'cells')
      row.open = { ...row.open, mended: { ...row.open.mended, ...cells }, omit: omit ?? row.open.omit }
      if (cells.password !== undefined) Object.assign(row, { passwordHash: null, sealedPassword: null })
      return [row]
    }),
  )
