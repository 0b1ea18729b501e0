/** What a draft knows of its planned rows: enough to plan one of them again without the others. */
import { messageRef } from '#contract/failures'
import { birthDateColumn, columns } from '#contract/imports'
import type { Store } from '../../store/index.ts'
import type { Counts, Fault, OpenImport, OpenRow } from '../encryption.ts'
import { countFaults, isDecidable, type RowFault } from './faults.ts'
import type { ImportMapping, ReadRow } from './values.ts'

/** What only one row of a draft may have: user ids as `userKey` writes them, and a person as `personKey` writes it. */
export type RowKeys = { userIds: string[]; person: string }

export type PlannedRow = RowKeys & Pick<OpenRow, 'row' | 'action'> & { isMarked: boolean; faults: RowFault[] }

/** Finds the rows that a change of one row can influence: the row itself, and those that have one of these keys. */
export function influencedBy(plan: readonly PlannedRow[], rowNumber: number, now: RowKeys): Set<number> {
  const before = plan.find(({ row }) => row === rowNumber)
  const userIds = new Set([...now.userIds, ...(before?.userIds ?? [])])
  const people = new Set([now.person, before?.person].filter(Boolean))
  const influenced = plan.filter(
    ({ row, ...one }) => row === rowNumber || people.has(one.person) || one.userIds.some((key) => userIds.has(key)),
  )
  return new Set(influenced.map(({ row }) => row))
}

/** Whether the row brings its value of a field into the school. */
const brings = ({ action, before }: Pick<OpenRow, 'action' | 'before'>, field: string) =>
  action === 'add' || (action === 'change' && before[field] !== undefined)

/** Of values that the row brings into the school. */
export const marksOf = ({ row, marks }: ReadRow) => marks.filter(({ field }) => brings(row, field))

/** The faults of a planned row that others may have too, without its secrets. */
export function faultsOfRow(read: ReadRow): RowFault[] {
  const { row, values, isOrderOpen, isSomebody, marks, sections } = read
  const faults: RowFault[] = []
  for (const [field, message] of Object.entries(row.errors)) {
    const isDate = isOrderOpen && field === birthDateColumn.field
    if (field !== 'row') faults.push({ kind: isDate ? 'dates' : 'text', field, written: values[field] ?? '', message })
  }
  const brought = marksOf(read)
  for (const mark of marks) {
    const { kind, field, reason } = mark
    // It may be why the row is refused.
    if (kind === 'letters' || brought.includes(mark)) {
      faults.push({ kind, field, written: values[field] ?? '', message: reason })
    }
  }
  for (const { field, written, grade, className } of sections) {
    const message = messageRef('sectionLeftOut', { grade })
    if (brings(row, field)) faults.push({ kind: 'section', field, written, message, className })
  }
  if (row.open.omit === undefined && row.action === 'omit') {
    const [kind, why] = isSomebody ? (['hidden', 'rowsHidden'] as const) : (['nobody', 'rowsOfNobody'] as const)
    faults.push({ kind, field: '', written: values.name || (values.rollNumber ?? ''), message: messageRef(why) })
  }
  return faults.filter(isDecidable)
}

export function countsOf(rows: readonly Pick<OpenRow, 'action'>[]): Counts {
  const counts = { all: rows.length, add: 0, change: 0, same: 0, omit: 0, refused: 0 }
  for (const { action } of rows) counts[action]++
  return counts
}

/** What the rows of a draft are together. */
export function summarize(record: ImportMapping, plan: readonly PlannedRow[]) {
  return {
    counts: countsOf(plan),
    faults: countFaults(
      plan.flatMap(({ faults }) => faults),
      isQuestion(record),
    ),
    marked: plan.filter(({ isMarked }) => isMarked).length,
  }
}

/** A fault that is no fault of its row: something is asked, whatever the number of rows. */
const isQuestion =
  ({ kind }: ImportMapping) =>
  (fault: Fault): boolean =>
    fault.kind !== 'text' ||
    (fault.written[0] === '' && columns[kind].some(({ field, mayBeUnknown }) => mayBeUnknown && field === fault.field))

/** About the memory that a row takes, and a fault of it. */
const ROW_BYTES = 400
const FAULT_BYTES = 400

type Draft = Pick<OpenImport, 'id' | 'revision'>
/** @param version of the school by which the rows are planned */
export type Plan = { version: string; rows: readonly PlannedRow[] }

/**
 * The planned rows of drafts. They are right as long as neither the draft nor what is in the school has changed; then, and
 * on another server, all rows are planned.
 */
export function plansIn({ cache }: Pick<Store, 'cache'>) {
  const plans = cache.values<readonly PlannedRow[]>('import plan', (plan) =>
    plan.reduce((sum, { faults }) => sum + ROW_BYTES + FAULT_BYTES * faults.length, 0),
  )
  return {
    find: ({ id, revision }: Draft, version: string) => plans.get(id, `${revision} ${version}`),
    put: ({ id, revision }: Draft, { version, rows }: Plan) => plans.set(id, `${revision} ${version}`, rows),
  }
}
