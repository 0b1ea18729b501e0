/** The same fault of many rows as one, which one answer mends. */
import type { Coded } from '#contract/failures'
import { importLimits, SECRET_FIELDS } from '#contract/imports'
import { reasonOf } from '../../errors.ts'
import type { Fault } from '../sealing.ts'

/** Counts faults as the rows are read. */
export function countFaults() {
  const found = new Map<string, Fault>()

  return {
    add(kind: Fault['kind'], field: string, written: string, said: Coded): void {
      // A text that is longer than an answer is mended at its row; a secret is not named, so it cannot be answered.
      if (written.length > importLimits.answer || SECRET_FIELDS.includes(field)) return
      const isOne = kind === 'text'
      const why = reasonOf(said)
      const key = [kind, field, why.reason, isOne ? written.toLowerCase() : ''].join('\n')
      const fault = found.get(key)
      if (!fault) found.set(key, { kind, field, written: [written], ...why, rows: 1 })
      else {
        fault.rows++
        if (!isOne && fault.written.length <= importLimits.faultExamples && !fault.written.includes(written)) {
          fault.written.push(written)
        }
      }
    },

    /** Those of several rows, and those that are a question in one row too. */
    list: (isQuestion: (fault: Fault) => boolean): Fault[] =>
      [...found.values()]
        .filter((fault) => fault.rows > 1 || isQuestion(fault))
        .sort((one, other) => other.rows - one.rows)
        .slice(0, importLimits.listedFaults),
  }
}
