import { englishOf, type MessageRef, messageOf } from '#contract/failures'
import { columns, importColumns, importLimits } from '#contract/imports'
import type { ImportRow, SchoolImport } from '#contract/operations'
import { reasonOf } from '../errors.ts'
import type { Services } from '../services.ts'
import type { RowAction } from '../store/tables/imports.ts'
import { rowChunks } from './chunks.ts'
import { type ImportContext, importContext } from './draft/context.ts'
import { marksOf } from './draft/planned-rows.ts'
import { rowReader } from './draft/values.ts'
import { type MessagesByField, NO_DRAFT, type OpenImport, type OpenRow, unsealImport, unsealRow } from './encryption.ts'
import { shownValue } from './file-column.ts'
import { findImport } from './find.ts'
import { columnsOfState, withoutLostTask } from './lifecycle.ts'
import { obstacleToUndo } from './run/undo.ts'

/** Imports that are listed. */
const LISTED = 50

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
  const { state, finishedAt, task, taskDone, taskAll } = columnsOfState(record.state)
  // What one that is done keeps is only for the file of its refused rows.
  const draft = state === 'done' ? NO_DRAFT : record
  const { stray } = draft
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
    columns: draft.columns,
    texts: draft.texts,
    answers: draft.answers,
    faults: draft.faults.map(withReason),
    marked: draft.marked,
    missing:
      state === 'draft'
        ? columns[record.kind]
            .filter(({ field, required }) => required && !isRead(field, record))
            .map(({ field }) => field)
        : [],
    counts: record.counts,
    hasRefusedFile: record.counts.refused > 0 && record.columns.length > 0,
    notes: draft.notes.map(messageOf),
    photos: { matched, peopleWithout: without, strayCount: stray.count, stray: stray.list.map(withReason) },
    progress: task && { what: task, done: taskDone, all: taskAll },
    problem: record.problem && messageOf(record.problem),
    undo: { possible: state === 'done' && obstacle === null, ...(obstacle ? reasonOf(obstacle) : { reason: null }) },
  }
}

const withReason = <T extends MessageRef>(one: T) => ({ ...one, reason: englishOf(one) })

/** Whether a field has a value: from a column, as a text that is the same in all rows, or as what follows from another. */
const isRead = (wanted: string, { kind, columns, texts, answers }: OpenImport): boolean =>
  [...columns, ...texts].some(({ field }) => field === wanted || givenBy(kind, wanted) === field) ||
  answers.unknown.includes(wanted) ||
  answers.replaced.some(({ field, written, value }) => field === wanted && written === '' && value !== '')

const givenBy = (kind: OpenImport['kind'], field: string) =>
  importColumns[kind].find(({ gives }) => gives === field)?.field

/** A page of the rows with an action, of those that are marked, or of all, as the contract shows them. */
export async function describeRows(
  services: Services,
  id: string,
  { show, page }: { show: RowAction | 'all' | 'marked'; page: number },
) {
  const { store } = services
  const record = await findImport(store, id, services)
  const size = importLimits.pageRows
  const skip = (page - 1) * size
  const describeRow = rowDescriber(record, await importContext(services))
  const { rows, total } = await (show === 'marked' ? markedRows() : rowsWith(show === 'all' ? undefined : show))
  return { rows, page, pages: Math.max(1, Math.ceil(total / size)), total }

  async function rowsWith(action: RowAction | undefined) {
    const found = await store.imports.pageOf(id, action, size, skip)
    const total = await store.imports.countRows(id, action)
    return { rows: found.map((row) => describeRow(unsealRow(row, services.vault))), total }
  }

  /** The marks are sealed with the rows, so each row is read. */
  async function markedRows() {
    const marked: ImportRow[] = []
    for await (const slice of rowChunks(store.imports, id)) {
      const described = slice.map((row) => describeRow(unsealRow(row, services.vault)))
      marked.push(...described.filter(({ marks }) => Object.keys(marks).length > 0))
    }
    return { rows: marked.slice(skip, skip + size), total: marked.length }
  }
}

const messagesOf = (all: MessagesByField) =>
  Object.fromEntries(Object.entries(all).map(([field, message]) => [field, messageOf(message)]))

/** Describes rows of the dry run as the contract shows them. */
export function rowDescriber(record: OpenImport, context: ImportContext): (row: OpenRow) => ImportRow {
  const read = rowReader(record, context)
  return (row) => {
    const one = read(row)
    const filled = Object.entries(one.values).filter(([, value]) => value !== '')
    const marks: MessagesByField = Object.fromEntries(marksOf(one).map(({ field, reason }) => [field, reason]))
    return {
      row: row.row,
      action: row.action,
      cells: Object.fromEntries(filled.map(([field, value]) => [field, shownValue(field, value)])),
      errors: messagesOf(row.errors),
      marks: messagesOf(marks),
      before: row.before,
      recordId: row.target ?? (row.user ? row.id : null),
      userId: row.userId,
      hasPhoto: row.photoVersion !== null,
    }
  }
}
