import { messageRef } from '#contract/failures'
import { importLimits } from '#contract/imports'
import { existing, FailureResponse } from '../../errors.ts'
import { limitConcurrency } from '../../limit-concurrency.ts'
import type { Services } from '../../services.ts'
import type { Tables } from '../../store/tables/index.ts'
import { chunksWithYield, mapInChunks } from '../chunks.ts'
import { type ByField, type OpenImport, type OpenRow, sealDraft, sealRow, unsealRow } from '../encryption.ts'
import { findFor, findImport, findRows, findRowsAt } from '../find.ts'
import { mayFollow } from '../lifecycle.ts'
import { refuseUnknownFields } from './known-fields.ts'
import { keysOf, planRows, schoolFor } from './plan.ts'
import { influencedBy, type Plan, plansIn } from './planned-rows.ts'
import { expectRoom } from './size.ts'
import { rowReader } from './values.ts'

/** How often a change of a draft is tried again because another change was written first. */
const ATTEMPTS = 5

/**
 * Most changes have all rows of a draft in memory and plan them on one core: a second one at the same time would make
 * both slower, and a second one of the same draft would have to be repeated.
 */
export const limitDrafts = limitConcurrency(1, { waiting: importLimits.waitingChanges })

type Parts = Pick<Services, 'store' | 'vault' | 'clock' | 'school'>
type Change = {
  /** The rows that are different now. */
  rows: readonly OpenRow[]
  /** If rows were planned. */
  plan?: Plan
  /** Writes what belongs to the change, in the same transaction. */
  also?: (tables: Tables) => Promise<void>
}

/**
 * Changes a draft. The slow work is done outside of the transaction, and repeated if another change of the draft was
 * written in this time.
 * @param change changes the record, also its counts and faults, and says what else changes
 * @param transaction for a task: this transaction checks that the task still owns the import. Default: any transaction
 * @throws FailureResponse if it is no draft any more, or there is no room for it
 */
export async function changeDraft(
  parts: Parts,
  id: string,
  change: (record: OpenImport) => Promise<Change>,
  transaction: <T>(work: (tables: Tables) => Promise<T>) => Promise<T> = parts.store.transaction,
): Promise<void> {
  const { store, vault } = parts
  for (let attempt = 1; ; attempt++) {
    const record = await findImport(store, id, parts)
    mayFollow('change', record.state)
    const { rows, plan, also } = await change(record)
    const written = await mapInChunks(rows, (row) => sealRow(row, vault))
    const sealedDraft = sealDraft(record, vault)
    const revision = record.revision + 1
    const isWritten = await transaction(async (tables) => {
      const now = await findFor('change', tables, id, parts)
      if (now?.revision !== record.revision) return false
      for await (const slice of chunksWithYield(written)) await tables.imports.replaceRows(id, slice)
      await tables.imports.update(id, { sealedDraft, counts: JSON.stringify(record.counts), revision })
      await also?.(tables)
      await expectRoom(tables, record.createdBy)
      return true
    })
    if (isWritten) {
      if (plan) plansIn(store).put({ id, revision }, plan)
      return
    }
    if (attempt === ATTEMPTS) throw new FailureResponse(messageRef('draftIsChanged'))
  }
}

/**
 * Changes how the rows of a draft are read, and plans all of them again.
 * @param change changes the record
 */
export const changeAllRows = (
  services: Parts,
  id: string,
  change: (record: OpenImport, rows: readonly OpenRow[]) => void,
): Promise<void> =>
  limitDrafts(() =>
    changeDraft(services, id, async (record) => {
      const rows = await findRows(services.store, id, services)
      change(record, rows)
      const school = await schoolFor(record, services)
      const { changed, plan, summary } = await planRows(record, rows, school)
      Object.assign(record, summary)
      return { rows: changed, plan }
    }),
  )

/**
 * Corrects cells of a row, or leaves the row out. Only the rows that this can influence are planned again, unless the
 * plan of the others is not known any more.
 * @param rowNumber of the file
 * @throws HttpError 400, 404
 */
export const editRow = (
  services: Parts,
  id: string,
  rowNumber: number,
  { cells, omit }: { cells: ByField; omit?: boolean },
): Promise<void> =>
  limitDrafts(() =>
    changeDraft(services, id, async (record) => {
      const { store, vault } = services
      const edited = unsealRow(existing(await store.imports.row(id, rowNumber), 'row'), vault)
      refuseUnknownFields(Object.keys(cells), record.kind, 'cells')
      edited.open = { ...edited.open, mended: { ...edited.open.mended, ...cells }, omit: omit ?? edited.open.omit }
      if (cells.password !== undefined) Object.assign(edited, { passwordHash: null, sealedPassword: null })

      const school = await schoolFor(record, services)
      const known = plansIn(store).find(record, school.version)
      const { userId, person } = keysOf(record, rowReader(record, school.context)(edited))
      const lines = known && influencedBy(known, rowNumber, { userIds: [userId], person })
      const stored = await (lines ? findRowsAt(store, id, [...lines], services) : findRows(store, id, services))
      const rows = stored.map((row) => (row.row === rowNumber ? edited : row))
      const others = known?.filter(({ row }) => !lines?.has(row))
      const { all, changed, plan, summary } = await planRows(record, rows, school, others)
      Object.assign(record, summary)
      const own = all.flatMap(({ row }) => (row.row === rowNumber && !changed.includes(row) ? row : []))
      return { rows: [...changed, ...own], plan }
    }),
  )
