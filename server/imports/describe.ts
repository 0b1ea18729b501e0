import { importLimits } from '#contract/imports'
import type { ImportRow, SchoolImport } from '#contract/operations'
import type { School } from '../school/current.ts'
import type { Services } from '../services.ts'
import type { RowAction } from '../store/tables/imports.ts'
import { columnsOf, rowReader } from './draft/values.ts'
import { shownValue } from './file-column.ts'
import { findImport } from './find.ts'
import { columnsOfState, withoutLostTask } from './lifecycle.ts'
import { obstacleToUndo } from './run/undo.ts'
import { type OpenImport, type OpenRow, unsealImport, unsealRow } from './sealing.ts'

/** Imports that are listed. */
const LISTED = 50

const ROW_ACTIONS: readonly RowAction[] = ['add', 'change', 'same', 'omit', 'refused']

/** The newest imports as the contract shows them. */
export async function describeNewest(services: Services): Promise<SchoolImport[]> {
  const imports = []
  for (const record of await services.store.imports.newest(LISTED)) {
    imports.push(await describe(services, withoutLostTask(unsealImport(record, services.vault), services.clock())))
  }
  return imports
}

/** An import as the contract shows it. */
export async function describe({ store, clock }: Services, record: OpenImport): Promise<SchoolImport> {
  const { columns, stray } = record
  const { state, finishedAt, task, taskDone, taskAll } = columnsOfState(record.state)
  const { matched, without } = await store.imports.photoCounts(record.id)
  const obstacle = state === 'done' ? await obstacleToUndo(store, record, clock()) : null
  return {
    _id: record.id,
    kind: record.kind,
    fileName: record.fileName,
    state,
    createdAt: record.createdAt,
    by: record.byUserId,
    finishedAt,
    columns,
    missing:
      state === 'draft'
        ? columnsOf(record.kind)
            .filter(({ field, required }) => required && !columns.some((column) => column.field === field))
            .map(({ field }) => field)
        : [],
    counts: record.counts,
    notes: record.notes,
    photos: { matched, peopleWithout: without, strayCount: stray.count, stray: stray.list },
    progress: task && { what: task, done: taskDone, all: taskAll },
    problem: record.problem,
    undo: { possible: state === 'done' && obstacle === null, reason: obstacle },
  }
}

/** A page of the rows with an action, or with any, as the contract shows them. */
export async function describeRows(
  services: Services,
  id: string,
  { show, page }: { show: RowAction | 'all'; page: number },
) {
  const { store, vault } = services
  const record = await findImport(store, id, services)
  const actions = show === 'all' ? ROW_ACTIONS : [show]
  const total = await store.imports.countRows(id, actions)
  const size = importLimits.pageRows
  const rows = await store.imports.pageOf(id, actions, size, (page - 1) * size)
  return {
    rows: rows.map((row) => unsealRow(row, vault)).map(rowDescriber(record, await services.school())),
    ...{ page, pages: Math.max(1, Math.ceil(total / size)), total },
  }
}

/** Describes rows of the dry run as the contract shows them. */
export function rowDescriber(record: OpenImport, { settings }: School): (row: OpenRow) => ImportRow {
  const read = rowReader(record, settings.classes)
  return (row) => {
    const filled = Object.entries(read(row).values).filter(([, value]) => value !== '')
    return {
      row: row.row,
      action: row.action,
      cells: Object.fromEntries(filled.map(([field, value]) => [field, shownValue(field, value)])),
      errors: row.errors,
      before: row.before,
      recordId: row.target ?? (row.user ? row.id : null),
      userId: row.userId,
      hasPhoto: row.photoVersion !== null,
    }
  }
}
