import { setImmediate as nextTurn } from 'node:timers/promises'
import { undoDays } from '#contract'
import { isUndoOver } from '../retention/due.ts'
import { deletionOf } from '../security/audit.ts'
import type { Services } from '../services.ts'
import type { AuditEntry } from '../store/tables/audit.ts'
import { changesOf } from '../store/tables/changes.ts'
import type { ImportRecord } from '../store/tables/imports.ts'
import type { Tables } from '../store/tables/index.ts'
import { NotNow } from './draft.ts'
import { SLICE, updatePerson } from './run.ts'

type Counts = { add: number; change: number }

/**
 * Why an import cannot be undone; null if it can. Somebody has worked on its records when one of them was changed or
 * deleted, has a report or had one that can be restored, or when the owner of a new login has chosen a password or was given another one. To have logged
 * in is no work.
 */
export async function obstacleToUndo(tables: Tables, record: ImportRecord, now: number): Promise<string | null> {
  if (record.state !== 'done') return 'It is not in the school.'
  if (isUndoOver(record.finishedAt ?? '', now)) return `It was done more than ${undoDays} days ago.`
  const { add, change } = JSON.parse(record.counts) as Counts
  const touched = add + change - (await tables.imports.untouched(record.id, record.kind))
  if (touched === 0) return null
  return touched === 1
    ? 'One of its records was changed or deleted since, has or had a report, or has another password.'
    : `${touched} of its records were changed or deleted since, have or had a report, or have another password.`
}

/**
 * Takes an import back: what it changed is as before, and what it added is deleted as people delete it. It can be restored
 * for some days, since the slips with its logins may be in the hands of the people already.
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
    const { removeStudents, removeTeachers } = tables.deleted
    const remove = record.kind === 'student' ? removeStudents : removeTeachers
    const added = rows.filter(({ action }) => action === 'add').map((row) => row.id)
    for (let from = 0; from < added.length; from += SLICE) {
      await remove(added.slice(from, from + SLICE), deletionOf(entry))
      await nextTurn()
    }
    await tables.imports.removeRows(id)
    await tables.imports.update(id, { state: 'undone', finishedAt: at })
    await tables.audit.add(entry)
  })
}
