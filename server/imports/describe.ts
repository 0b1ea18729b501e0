import type { ImportRow, SchoolImport } from '#contract/operations'
import type { Services } from '../services.ts'
import type { ImportRecord } from '../store/tables/imports.ts'
import { type countsOf, fieldsOf } from './draft.ts'
import type { FileColumn } from './headings.ts'
import type { OpenRow } from './judge.ts'
import type { Strays } from './photos.ts'
import { settled } from './task.ts'
import { obstacleToUndo } from './undo.ts'
import { columnsOf, valuesOf } from './values.ts'

/** An import as the contract shows it. */
export async function describe({ store, clock }: Services, found: ImportRecord): Promise<SchoolImport> {
  const record = settled(found, clock())
  const columns = JSON.parse(record.columns) as FileColumn[]
  const stray = JSON.parse(record.stray) as Strays
  const { matched, without } = await store.imports.photoCounts(record.id)
  const obstacle = record.state === 'done' ? await obstacleToUndo(store, record, clock()) : null
  return {
    _id: record.id,
    kind: record.kind,
    fileName: record.fileName,
    state: record.state,
    createdAt: record.createdAt,
    by: record.byUserId,
    finishedAt: record.finishedAt,
    columns,
    missing:
      record.state === 'draft'
        ? columnsOf(record.kind)
            .filter(({ field, required }) => required && !columns.some((column) => column.field === field))
            .map(({ field }) => field)
        : [],
    counts: JSON.parse(record.counts) as ReturnType<typeof countsOf>,
    notes: JSON.parse(record.notes) as string[],
    photos: { matched, peopleWithout: without, strayCount: stray.count, stray: stray.list },
    progress: record.task && { what: record.task, done: record.taskDone, all: record.taskAll },
    problem: record.problem,
    undo: { possible: record.state === 'done' && obstacle === null, reason: obstacle },
  }
}

/** A row of the dry run as the contract shows it. A password is not shown, only that there is one. */
export function describeRow(row: OpenRow, record: ImportRecord): ImportRow {
  const { values } = valuesOf(row.open, fieldsOf(record), record.kind)
  const cells = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  if (cells.password) cells.password = '••••••'
  return {
    row: row.row,
    action: row.action,
    cells,
    errors: JSON.parse(row.errors) as Record<string, string>,
    before: JSON.parse(row.before) as Record<string, string>,
    recordId: row.target ?? (row.user ? row.id : null),
    userId: row.userId,
    hasPhoto: row.photoVersion !== null,
  }
}
