/** Takes back the last change of the year, as an import is taken back. */
import { type MessageRef, messageRef } from '#contract/failures'
import { FailureResponse } from '../errors.ts'
import { obstacleOfRecords, putBackValues } from '../imports/run/undo.ts'
import { authorOf, recordsOf } from '../security/audit.ts'
import type { Services } from '../services.ts'
import type { AuditEntry } from '../store/tables/audit.ts'
import type { Tables } from '../store/tables/index.ts'
import type { YearChange, YearChangeRow } from '../store/tables/year-changes.ts'

const idsOf = (rows: readonly YearChangeRow[], action: YearChangeRow['action']) =>
  rows.flatMap((row) => (row.action === action ? row.target : []))

/** Why the last change of the year cannot be undone; null if it can. */
export async function obstacleToYearUndo(tables: Tables, change: YearChange, now: number): Promise<MessageRef | null> {
  const { id, at, begun, year, left } = change
  const rows = await tables.yearChanges.rows(id)
  // A row whose login is gone is gone too: what was changed is counted in the summary of the change.
  const all = { id, kind: 'student', changed: change.changed, finishedAt: at } as const
  const obstacle = await obstacleOfRecords(tables, all, now)
  if (obstacle) return obstacle
  if ((await tables.former.known(idsOf(rows, 'leave'))).length < left) return messageRef('undoLeaversChanged')
  if (begun !== null && (await isReportWritten(tables, year))) return messageRef('undoReportsWritten', { year: begun })
  return null
}

/** Whether there is a report of the present year, also of a student who was deleted or has left since. */
const isReportWritten = async ({ reports, deleted, earlierReports }: Tables, year: number): Promise<boolean> =>
  (await reports.count()) > 0 || (await deleted.hasReportOf(year)) || (await earlierReports.hasOf(year))

/** @throws FailureResponse if it is not the last change, or somebody has worked on what it changed */
export async function undoChange(
  { store, clock, now }: Services,
  id: string,
  entryFor: (change: YearChange) => AuditEntry,
): Promise<void> {
  await store.transaction(async (tables) => {
    const last = await tables.yearChanges.last()
    if (last?.id !== id) {
      throw new FailureResponse(messageRef('changedMeanwhile'))
    }
    const obstacle = await obstacleToYearUndo(tables, last, clock())
    if (obstacle) throw new FailureResponse(messageRef('notUndone', { why: obstacle }))
    const entry = entryFor(last)
    const rows = await tables.yearChanges.rows(id)
    await tables.former.bringBack(idsOf(rows, 'leave'))
    const changed = rows.filter(({ action }) => action === 'change')
    await putBackValues(tables, 'student', changed, authorOf(entry))
    let unfiled: string[] = []
    if (last.begun !== null) {
      await tables.years.goBack()
      unfiled = await tables.earlierReports.takeBack(last.year - 1)
    }
    await tables.actRows.remove(id)
    await tables.acts.update(id, { state: 'undone', finishedAt: now() })
    const records = [
      ...recordsOf({ action: 'update', entity: 'student' }, idsOf(rows, 'change')),
      ...recordsOf({ action: 'bring back', entity: 'student' }, idsOf(rows, 'leave')),
      ...recordsOf({ action: 'update', entity: 'report' }, unfiled),
    ]
    await tables.audit.addWith(entry, records)
  })
}
