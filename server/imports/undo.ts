import { setImmediate as nextTurn } from 'node:timers/promises'
import { importLimits } from '#contract/imports'
import type { Services } from '../services.ts'
import type { AuditEntry } from '../store/audit.ts'
import { changesOf } from '../store/changes.ts'
import type { ImportRecord } from '../store/imports.ts'
import type { Tables } from '../store/tables.ts'
import { NotNow } from './draft.ts'
import { SLICE, updatePerson } from './run.ts'

const DAY = 24 * 3_600_000

type Counts = { add: number; change: number }

/**
 * Why an import cannot be undone; null if it can. Somebody has worked on its records when one of them was changed or
 * deleted, has a report or had one that can be restored, or when the owner of a new login has chosen a password or was given another one. To have logged
 * in is no work.
 */
export async function obstacleToUndo(tables: Tables, record: ImportRecord, now: number): Promise<string | null> {
  if (record.state !== 'done') return 'It is not in the school.'
  if (now - Date.parse(record.finishedAt ?? '') > importLimits.undoDays * DAY) {
    return `It was done more than ${importLimits.undoDays} days ago.`
  }
  const { add, change } = JSON.parse(record.counts) as Counts
  const touched = add + change - (await tables.imports.untouched(record.id, record.kind))
  if (touched === 0) return null
  return touched === 1
    ? 'One of its records was changed or deleted since, has or had a report, or has another password.'
    : `${touched} of its records were changed or deleted since, have or had a report, or have another password.`
}

/**
 * Takes an import back: what it added is deleted, what it changed is as before.
 * @throws NotNow if somebody has worked on its records
 */
export async function undo({ store, clock, now }: Services, id: string, by: string | null, entry: AuditEntry) {
  await store.transaction(async (tables) => {
    const record = await tables.imports.find(id)
    if (!record || record.state === 'undone') return
    const obstacle = await obstacleToUndo(tables, record, clock())
    if (obstacle)
      throw new NotNow(`This import cannot be undone: ${obstacle.charAt(0).toLowerCase()}${obstacle.slice(1)}`)
    const at = now()
    const rows = await tables.imports.rows(id)
    const changes = []
    for (const [index, row] of rows.entries()) {
      if (index % SLICE === 0) await nextTurn()
      if (row.action !== 'change' || row.target === null) continue
      const { photo, ...before } = JSON.parse(row.before) as Record<string, string>
      const version = row.version + 1
      const change = { ...before, ...(photo !== undefined && { photoVersion: photo || null }), version }
      await updatePerson(tables, record.kind, row.target, change)
      const columns = Object.keys(change).filter((name) => name !== 'version')
      changes.push(...changesOf(row.target, columns, { version, at, by }))
      if (before.name !== undefined && row.targetLogin) await tables.users.rename(row.targetLogin, before.name)
      if (photo !== undefined) await tables.imports.giveBackPhoto(row.id, row.target)
    }
    await tables.changes.putAll(changes)
    const added = rows.filter(({ action }) => action === 'add')
    await tables.imports.removePeople(added)
    await tables.imports.removeRows(id)
    await tables.imports.update(id, { state: 'undone', finishedAt: at })
    await tables.audit.add(entry)
  })
}
