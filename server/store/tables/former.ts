/** Students who have left the school. */
import type { Selectable } from 'kysely'
import { studentFields } from '#contract/operations'
import type { Schema } from '../schema.ts'
import type { StudentSearch } from './student-search.ts'
import type { User } from './users.ts'

export type WholeFormerRow = Selectable<Schema['formerStudents']>

/** What is recorded of a leaving. */
export type Leaving = Pick<WholeFormerRow, 'leftOn' | 'leftYear' | 'reason' | 'note' | 'leftAt' | 'leftBy'>

/** Without the normalized copies and the secrets of the login. */
export const FORMER_COLUMNS = [
  ...studentFields,
  ...(['id', 'login', 'userId', 'createdAt', 'photoVersion', 'version'] as const),
  ...(['leftOn', 'leftYear', 'firstYear', 'reason', 'note', 'leftAt', 'leftBy'] as const),
] as const

export type FormerRow = Pick<WholeFormerRow, (typeof FORMER_COLUMNS)[number]>
/** With how many reports there are. */
export type CountedFormerRow = FormerRow & { reports: number }

/** What the list shows, and what the day of erasing is reckoned from. */
export const LISTED_OF_FORMER = [
  ...(['id', 'name', 'fatherName', 'grade', 'rollNumber'] as const),
  ...(['leftOn', 'leftYear', 'reason', 'leftAt'] as const),
] as const
export type ListedFormerRow = Pick<WholeFormerRow, (typeof LISTED_OF_FORMER)[number]>

export type FormerPerson = Pick<WholeFormerRow, 'name' | 'grade' | 'rollNumber' | 'userKey'>
export type RegisterRow = Selectable<Schema['registerEntries']>
export type FormerSearch = Pick<StudentSearch, 'text' | 'grade' | 'userIdEndings'> & { year: string }

/** Who left up to this day (YYYY-MM-DD), as recorded before this time (ISO). */
export type FormerDue = { leftOn: string; recordedBefore: string }

/** The row of the login as it was. */
export function userOf({ userRow, userId, userKey, sealedPassword, sealedAnswer }: WholeFormerRow): User {
  const others: Omit<User, 'userId' | 'userKey' | 'sealedPassword' | 'sealedAnswer'> = JSON.parse(userRow)
  return { ...others, userId, userKey, sealedPassword, sealedAnswer }
}
