/** Whether two records are of the same person: what the form that adds a student and an import compare. */
import { fold } from '#contract/fold'
import type { FormerPerson } from '../store/tables/former.ts'
import type { StudentRow } from '../store/tables/students.ts'

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

type Named = Pick<StudentRow, 'name' | 'grade' | 'rollNumber'>

/** The student of a class with this name and roll number. */
export function findSame(students: readonly StudentRow[], { name, grade, rollNumber }: Named): StudentRow | undefined {
  const [ofName, ofRoll] = [nameKey(name), rollKey(grade, rollNumber)]
  return students.find((one) => nameKey(one.name) === ofName && rollKey(one.grade, one.rollNumber) === ofRoll)
}
