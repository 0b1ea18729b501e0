/** Collects the same fault of many rows, so that one decision can solve it in all of them. */
import { type MessageRef, messageRef } from '#contract/failures'
import { birthDateColumn, columns, type ImportKind, importLimits, SECRET_FIELDS } from '#contract/imports'
import type { Fault } from '../encryption.ts'
import { brings, marksOf, type RowOutcome } from './marks.ts'
import type { ReadRow } from './values.ts'

/** A fault of one row. */
type RowFault = {
  kind: Fault['kind']
  field: string
  written: string
  message: MessageRef
  /** Of `section`: the class that the school could have. */
  className?: string
}

/** The faults of a row that others may have too, without its secrets. */
export function faultsOfRow(read: ReadRow, outcome: RowOutcome): RowFault[] {
  const { edit, values, isOrderOpen, isSomebody, marks, sections } = read
  const faults: RowFault[] = []
  for (const [field, message] of Object.entries(outcome.errors)) {
    const isDate = isOrderOpen && field === birthDateColumn.field
    if (field !== 'row') faults.push({ kind: isDate ? 'dates' : 'text', field, written: values[field] ?? '', message })
  }
  const brought = marksOf(read, outcome)
  for (const mark of marks) {
    const { kind, field, reason } = mark
    // It may be why the row is refused.
    if (kind === 'letters' || brought.includes(mark)) {
      faults.push({ kind, field, written: values[field] ?? '', message: reason })
    }
  }
  for (const { field, written, grade, className } of sections) {
    const message = messageRef('sectionLeftOut', { grade })
    if (brings(outcome, field)) faults.push({ kind: 'section', field, written, message, className })
  }
  if (edit.omit === undefined && outcome.action === 'omit') {
    const [kind, why] = isSomebody ? (['hidden', 'rowsHidden'] as const) : (['nobody', 'rowsOfNobody'] as const)
    faults.push({ kind, field: '', written: values.name || (values.rollNumber ?? ''), message: messageRef(why) })
  }
  return faults.filter(isDecidable)
}

/**
 * Whether one decision can solve it. A text that is longer than a decision may contain is corrected at its row. A secret is
 * not shown, so no decision can name it.
 */
const isDecidable = ({ field, written }: RowFault): boolean =>
  written.length <= importLimits.decidedText && !SECRET_FIELDS.includes(field)

/** Faults of several rows, and those that need a decision even if only one row has them. */
export function countFaults(all: Iterable<RowFault>, importKind: ImportKind): Fault[] {
  const found = new Map<string, Fault>()
  for (const { kind, field, written, message, className } of all) {
    const isOne = kind === 'text'
    const key = [kind, field, JSON.stringify(message), isOne ? written.toLowerCase() : ''].join('\n')
    const fault = found.get(key)
    if (!fault) {
      const classes = className === undefined ? {} : { classes: [className] }
      found.set(key, { kind, field, written: [written], ...classes, ...message, rows: 1 })
      continue
    }
    fault.rows++
    if (!isOne && fault.written.length <= importLimits.faultExamples && !fault.written.includes(written)) {
      fault.written.push(written)
    }
    if (className !== undefined && !fault.classes?.includes(className)) fault.classes?.push(className)
  }
  return [...found.values()]
    .filter((fault) => fault.rows > 1 || isQuestion(fault, importKind))
    .sort((one, other) => other.rows - one.rows)
    .slice(0, importLimits.listedFaults)
    .map((fault) => (fault.classes ? { ...fault, classes: fault.classes.toSorted() } : fault))
}

/** A fault that is no fault of its row: something is asked, whatever the number of rows. */
const isQuestion = ({ kind, field, written }: Fault, importKind: ImportKind): boolean =>
  kind !== 'text' ||
  (written[0] === '' && columns[importKind].some((column) => column.mayBeUnknown && column.field === field))
