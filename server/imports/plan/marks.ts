/** Finds texts that another program has damaged, so that a person can compare them with the original. */
import { type MessageRef, messageRef } from '#contract/failures'
import type { ImportRow } from '#contract/operations'
import { decodedOnce, hasLostLetters } from '../../files/letters.ts'
import type { ByField, Fault, MessagesByField } from '../encryption.ts'

/** What somebody should look at; the row is not refused for it. */
export type Mark = {
  field: string
  kind: Exclude<Fault['kind'], 'text' | 'dates' | 'section' | 'hidden' | 'nobody'>
  reason: MessageRef
}

/** What of a planned row decides which of its marks count. */
export type RowOutcome = { action: ImportRow['action']; errors: MessagesByField; before: ByField }

/** Whether the row brings its value of a field into the school. */
export const brings = ({ action, before }: RowOutcome, field: string) =>
  action === 'add' || (action === 'change' && before[field] !== undefined)

/** Of values that the row brings into the school. */
export const marksOf = ({ marks }: { marks: readonly Mark[] }, outcome: RowOutcome): Mark[] =>
  marks.filter(({ field }) => brings(outcome, field))

/** Fields whose digits name something. */
const NUMBERS = ['rollNumber', 'phone', 'userId', 'bankDetail']
/** Fields among these whose values may look like a date: '5-11'. */
const WITH_SIGNS = ['rollNumber', 'userId']

/** `2.02E+11` */
const SHORTENED = /^[+-]?\d(?:[.,]\d+)?E\+?\d{1,3}$/i
/** `05-Nov`, `Nov-05`, `5. Nov` */
const DATED =
  /^(?:\d{1,2}[-. /]{1,2})?(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)[a-z]{0,6}(?:[-. /]{1,2}\d{2,4})?$/i

/** A quick check first: most cells match none. */
const HAS_ODD_LETTERS = /[^\0-\x7f]|\?\?/

/** @param cells the texts of the file that the value is made of; none if somebody has typed it */
export function markOfValue(field: string, value: string, cells: readonly string[]): Mark | undefined {
  if (cells.length === 0) return undefined
  const texts = cells.filter((text) => HAS_ODD_LETTERS.test(text))
  if (texts.some((text) => decodedOnce(text) !== undefined)) {
    return { field, kind: 'letters', reason: messageRef('lettersTwice') }
  }
  if (texts.some(hasLostLetters)) return { field, kind: 'rewritten', reason: messageRef('lettersLost') }
  if (NUMBERS.includes(field) && SHORTENED.test(value)) {
    return { field, kind: 'rewritten', reason: messageRef('rewrittenNumber') }
  }
  if (WITH_SIGNS.includes(field) && /\d/.test(value) && DATED.test(value)) {
    return { field, kind: 'rewritten', reason: messageRef('rewrittenDate') }
  }
  return undefined
}
