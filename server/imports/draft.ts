import { existing } from '../errors.ts'
import type { Vault } from '../security/credentials.ts'
import type { Services } from '../services.ts'
import type { DraftRow, ImportRecord } from '../store/tables/imports.ts'
import type { Tables } from '../store/tables/index.ts'
import type { FileColumn } from './headings.ts'
import { judge, type OpenRow } from './judge.ts'
import type { Cells } from './values.ts'

/** How often a change of a draft is tried again after somebody else's. */
const ATTEMPTS = 5

export const placeOf = (row: Pick<DraftRow, 'id'>) => ({ entity: 'import', id: row.id, field: 'cells' })

export const sealCells = (cells: Cells, row: Pick<DraftRow, 'id'>, vault: Vault): Buffer =>
  vault.seal(JSON.stringify(cells), placeOf(row))

/** A row with what the file says; nothing once that is in the school. */
export const opened = (row: DraftRow, vault: Vault): OpenRow => ({
  ...row,
  open: row.cells ? (JSON.parse(vault.unseal(row.cells, placeOf(row))) as Cells) : { raw: [], mended: {} },
})

export const fieldsOf = ({ columns }: Pick<ImportRecord, 'columns'>): (string | null)[] =>
  (JSON.parse(columns) as FileColumn[]).map(({ field }) => field)

export const countsOf = (rows: readonly Pick<DraftRow, 'action'>[]) => {
  const counts = { all: rows.length, add: 0, change: 0, same: 0, omit: 0, refused: 0 }
  for (const { action } of rows) counts[action]++
  return counts
}

/** Why a draft is not changed: the reason for the person, with status 200. */
export class NotNow extends Error {}

type Parts = Pick<Services, 'store' | 'vault'>

/** Decides again about all rows. @returns the rows with what came of them, and those that are different now */
export async function judged(record: ImportRecord, rows: OpenRow[], { store }: Parts) {
  const school = { people: await store.imports.people(record.kind), userKeys: await store.imports.userKeys() }
  const outcomes = await judge(rows, { kind: record.kind, fields: fieldsOf(record), school })
  const changed: OpenRow[] = []
  const all = rows.map((row) => {
    const outcome = outcomes.get(row.row)
    if (!outcome || Object.entries(outcome).every(([key, value]) => row[key as keyof DraftRow] === value)) return row
    const next = { ...row, ...outcome }
    // Another user id is another person: the password was made for the one before.
    if (next.action !== 'add') Object.assign(next, { passwordHash: null, sealedPassword: null })
    changed.push(next)
    return next
  })
  return { all, changed }
}

export const stored = ({ open: _, ...row }: OpenRow): DraftRow => row

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
  change: (record: ImportRecord, rows: OpenRow[]) => OpenRow[] | Promise<OpenRow[]>,
  also?: (tables: Tables) => Promise<void>,
): Promise<void> {
  const { store, vault } = parts
  for (let attempt = 1; ; attempt++) {
    const record = existing(await store.imports.find(id), 'import')
    refuseUnlessDraft(record)
    const rows = (await store.imports.rows(id)).map((row) => opened(row, vault))
    const touched = await change(record, rows)
    const { all, changed } = also ? { all: rows, changed: [] } : await judged(record, rows, parts)
    const lines = new Set([...touched, ...changed].map(({ row }) => row))
    const isWritten = await store.transaction(async (tables) => {
      const now = existing(await tables.imports.find(id), 'import')
      refuseUnlessDraft(now)
      if (now.revision !== record.revision) return false
      await tables.imports.replaceRows(id, all.filter(({ row }) => lines.has(row)).map(stored))
      const { columns, notes, stray, problem } = record
      const counts = JSON.stringify(countsOf(all))
      await tables.imports.update(id, { columns, notes, stray, problem, counts, revision: record.revision + 1 })
      await also?.(tables)
      return true
    })
    if (isWritten) return
    if (attempt === ATTEMPTS) throw new NotNow('Somebody else is changing this draft. Try again in a moment.')
  }
}

function refuseUnlessDraft({ state }: ImportRecord): void {
  if (state === 'draft') return
  throw new NotNow(
    state === 'running'
      ? 'This import is being written now: nothing of it can be changed until it is done.'
      : 'This import was run already: nothing of it can be changed. Undo it, or start a new one.',
  )
}
