/** What an import knows people by. */
import { fold } from '#contract/fold'
import type { FormerPerson } from '../../store/tables/former.ts'

/** One key for roll numbers that mean the same: spreadsheets drop zeros at the front. */
export const rollKey = (grade: unknown, rollNumber: unknown): string =>
  // A line feed: names of classes have spaces.
  `${grade}\n${fold(String(rollNumber))
    .trim()
    .replace(/^0+(?=.)/, '')}`

export const nameKey = (name: unknown): string =>
  fold(String(name))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Of a student who has left, and of a row that may be the same. */
export const formerKey = ({ name = '', grade = '', rollNumber = '' }: Partial<FormerPerson>): string =>
  `${rollKey(grade, rollNumber)} ${nameKey(name)}`
