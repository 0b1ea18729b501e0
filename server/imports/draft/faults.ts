/** Collects the same fault of many rows, so that one decision can solve it in all of them. */
import { englishOf, type MessageRef } from '#contract/failures'
import { importLimits, SECRET_FIELDS } from '#contract/imports'
import type { Fault } from '../encryption.ts'

/** A fault of one row. */
export type RowFault = {
  kind: Fault['kind']
  field: string
  written: string
  message: MessageRef
  /** Of `section`: the class that the school could have. */
  className?: string
}

/**
 * Whether one decision can solve it. A text that is longer than a decision may contain is corrected at its row. A secret is
 * not shown, so no decision can name it.
 */
export const isDecidable = ({ field, written }: RowFault): boolean =>
  written.length <= importLimits.answer && !SECRET_FIELDS.includes(field)

/** Faults of several rows, and those that need a decision even if only one row has them. */
export function countFaults(all: Iterable<RowFault>, isQuestion: (fault: Fault) => boolean): Fault[] {
  const found = new Map<string, Fault>()
  for (const { kind, field, written, message, className } of all) {
    const isOne = kind === 'text'
    const key = [kind, field, englishOf(message), isOne ? written.toLowerCase() : ''].join('\n')
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
    .filter((fault) => fault.rows > 1 || isQuestion(fault))
    .sort((one, other) => other.rows - one.rows)
    .slice(0, importLimits.listedFaults)
    .map((fault) => (fault.classes ? { ...fault, classes: fault.classes.toSorted() } : fault))
}
