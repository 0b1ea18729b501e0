import { existing } from '../errors.ts'
import type { Services } from '../services.ts'
import type { DraftRow } from '../store/tables/imports.ts'
import type { Tables } from '../store/tables/index.ts'
import { judge } from './judge.ts'
import { type OpenImport, type OpenRow, openImport, openRow, sealDraft, sealRow } from './sealing.ts'
import { findSettled, settled } from './task.ts'

/** How often a change of a draft is tried again after somebody else's. */
const ATTEMPTS = 5

export const fieldsOf = ({ columns }: Pick<OpenImport, 'columns'>): (string | null)[] =>
  columns.map(({ field }) => field)

export const countsOf = (rows: readonly Pick<DraftRow, 'action'>[]) => {
  const counts = { all: rows.length, add: 0, change: 0, same: 0, omit: 0, refused: 0 }
  for (const { action } of rows) counts[action]++
  return counts
}

/** Why a draft is not changed: the reason for the person, with status 200. */
export class NotNow extends Error {}

type Parts = Pick<Services, 'store' | 'vault' | 'clock'>

/** Decides again about all rows. @returns the rows with what came of them, and those that are different now */
export async function judged(record: OpenImport, rows: OpenRow[], { store }: Pick<Services, 'store'>) {
  const school = { people: await store.imports.people(record.kind), userKeys: await store.imports.userKeys() }
  const outcomes = await judge(rows, { kind: record.kind, fields: fieldsOf(record), school })
  const changed: OpenRow[] = []
  const all = rows.map((row) => {
    const outcome = outcomes.get(row.row)
    if (!outcome || Object.entries(outcome).every(([key, value]) => row[key as keyof OpenRow] === value)) return row
    const next = { ...row, ...outcome }
    // Another user id is another person: the password was made for the one before.
    if (next.action !== 'add') Object.assign(next, { passwordHash: null, sealedPassword: null })
    changed.push(next)
    return next
  })
  return { all, changed }
}

/**
 * Changes a draft and decides again about its rows. What takes long is done outside of the transaction, and again if
 * somebody else has changed the draft meanwhile.
 * @param change changes the record and the rows; returns the rows that it has changed
 * @param also writes what belongs to it, in the same transaction; then `change` has decided about its rows by itself
 * @throws NotNow if it is no draft any more
 */
export async function changeDraft(
  parts: Parts,
  id: string,
  change: (record: OpenImport, rows: OpenRow[]) => OpenRow[] | Promise<OpenRow[]>,
  also?: (tables: Tables) => Promise<void>,
): Promise<void> {
  const { store, vault, clock } = parts
  for (let attempt = 1; ; attempt++) {
    const record = settled(openImport(existing(await store.imports.find(id), 'import'), vault), clock())
    refuseUnlessDraft(record)
    const rows = (await store.imports.rows(id)).map((row) => openRow(row, vault))
    const touched = await change(record, rows)
    const { all, changed } = also ? { all: rows, changed: [] } : await judged(record, rows, parts)
    const lines = new Set([...touched, ...changed].map(({ row }) => row))
    const isWritten = await store.transaction(async (tables) => {
      const now = existing(await findSettled(tables, id, parts), 'import')
      refuseUnlessDraft(now)
      if (now.revision !== record.revision) return false
      const written = all.filter(({ row }) => lines.has(row)).map((row) => sealRow(row, vault))
      await tables.imports.replaceRows(id, written)
      const counts = JSON.stringify(countsOf(all))
      const sealedDraft = sealDraft(record, vault)
      await tables.imports.update(id, { sealedDraft, counts, revision: record.revision + 1 })
      await also?.(tables)
      return true
    })
    if (isWritten) return
    if (attempt === ATTEMPTS) throw new NotNow('Somebody else is changing this draft. Try again in a moment.')
  }
}

function refuseUnlessDraft({ state }: Pick<OpenImport, 'state'>): void {
  if (state === 'draft') return
  throw new NotNow(
    state === 'running'
      ? 'This import is being written now: nothing of it can be changed until it is done.'
      : 'This import was run already: nothing of it can be changed. Undo it, or start a new one.',
  )
}
