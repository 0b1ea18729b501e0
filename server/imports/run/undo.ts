import { undoDays } from '#contract'
import { type MessageRef, messageRef } from '#contract/failures'
import type { ImportKind } from '#contract/imports'
import { FailureResponse } from '../../errors.ts'
import { isUndoOver } from '../../retention/due.ts'
import { classesIn } from '../../school/classes.ts'
import { authorOf, recordsOf } from '../../security/audit.ts'
import type { Services } from '../../services.ts'
import type { JournalRow } from '../../store/tables/act-rows.ts'
import type { AuditEntry } from '../../store/tables/audit.ts'
import { changesOf } from '../../store/tables/changes.ts'
import type { Tables } from '../../store/tables/index.ts'
import { chunksWithYield } from '../chunks.ts'
import type { OpenImport } from '../encryption.ts'
import { findFor, makeStep } from '../find.ts'
import { updatePerson, WRITE_SLICE } from './write.ts'

/** Records that an act has changed or added, which are in its journal. */
type ActRecords = { id: string; kind: ImportKind; changed: number; finishedAt: string }

/**
 * Why the changes of an act cannot be undone; null if they can. They cannot once somebody has worked on its records:
 * when one of them was changed or deleted; when an added one has a report, or had one that can be restored; or when the
 * owner of a new login has a new password. A login alone does not count.
 */
export async function obstacleOfRecords(tables: Tables, act: ActRecords, now: number): Promise<MessageRef | null> {
  const { id, kind, changed, finishedAt } = act
  if (isUndoOver(finishedAt, now)) return messageRef('undoTooLate', { days: undoDays })
  const classes = await classesIn(tables)
  const gone = (await tables.actRows.formerClasses(id)).find((grade) => !classes.includes(grade))
  if (gone !== undefined) return messageRef('undoClassGone', { grade: gone })
  const touched = changed - (await tables.actRows.untouched(id, kind))
  return touched === 0 ? null : messageRef('undoRecordsChanged', { number: touched })
}

/** Why an import cannot be undone; null if it can, and before it is done. */
export async function obstacleToUndo(tables: Tables, record: OpenImport, now: number): Promise<MessageRef | null> {
  const { id, kind, state, counts } = record
  if (state.is !== 'done') return null
  return obstacleOfRecords(tables, { id, kind, changed: counts.add + counts.change, finishedAt: state.finishedAt }, now)
}

type ChangedRow = Pick<JournalRow, 'id' | 'target' | 'targetLogin' | 'version'> & { before: Record<string, string> }

/** Gives changed records the values back that rows have replaced. */
export async function putBackValues(
  tables: Tables,
  kind: ImportKind,
  rows: readonly ChangedRow[],
  { at, by }: { at: string; by: string | null },
): Promise<void> {
  const changes = []
  for await (const slice of chunksWithYield(rows, WRITE_SLICE)) {
    for (const { id: owner, target, targetLogin, version: made, before: replaced } of slice) {
      if (target === null) continue
      const { photo, ...before } = replaced
      const version = made + 1
      const change = { ...before, ...(photo !== undefined && { photoVersion: photo || null }) }
      await updatePerson(tables, kind, target, { ...change, version })
      changes.push(...changesOf(target, Object.keys(change), { version, at, by }))
      if (before.name !== undefined && targetLogin) await tables.users.rename(targetLogin, before.name)
      if (photo !== undefined) await tables.actRows.giveBackPhoto(owner, target)
    }
  }
  for await (const slice of chunksWithYield(changes)) await tables.changes.putAll(slice)
}

/**
 * Undoes an import: the records that it changed get their old values, and those that it added are deleted as a person
 * would delete them. It can be restored for some days, since the slips with its logins may be in the hands of the
 * people already.
 * @throws FailureResponse if it is not in the school, or somebody has worked on its records
 */
export async function undo(services: Services, id: string, by: string | null, entry: AuditEntry): Promise<void> {
  await services.store.transaction(async (tables) => {
    const record = await findFor('undo', tables, id, services)
    if (!record) return
    const obstacle = await obstacleToUndo(tables, record, services.clock())
    if (obstacle) throw new FailureResponse(messageRef('notUndone', { why: obstacle }))
    const at = services.now()
    const rows = await tables.actRows.all(id)
    const changed = rows
      .filter(({ action }) => action === 'change')
      .map((row) => ({ ...row, before: JSON.parse(row.before) as Record<string, string> }))
    await putBackValues(tables, record.kind, changed, { at, by })
    const added = rows.filter(({ action }) => action === 'add').map((row) => row.id)
    for await (const slice of chunksWithYield(added, WRITE_SLICE))
      await tables.deleted.remove(record.kind, slice, authorOf(entry))
    await tables.actRows.remove(id)
    await makeStep('undo', tables, record, { is: 'undone', finishedAt: at }, { sealedDraft: null })
    const entity = record.kind
    const restored = changed.flatMap(({ target }) => target ?? [])
    await tables.audit.addAct(entry, [
      ...recordsOf({ action: 'delete', entity }, added),
      ...recordsOf({ action: 'update', entity }, restored),
    ])
  })
}
