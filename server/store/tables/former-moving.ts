/** Students leave the school, and come back. These functions are to be called in a transaction. */
import type { Kysely } from 'kysely'
import { studentFields } from '#contract/operations'
import { chunksOf, inChunks, pick } from '../queries.ts'
import type { Schema } from '../schema.ts'
import { type ChangeAuthor, changesIn, changesOf } from './changes.ts'
import { earlierReportsIn } from './earlier-reports.ts'
import { type Leaving, userOf, type WholeFormerRow } from './former.ts'
import { removeLogins, restoreRows } from './restore-rows.ts'
import { withNormalized } from './student-search.ts'
import { yearsIn } from './years.ts'

type Db = Kysely<Schema>

/**
 * Moves students to the former ones with their logins, and their reports of the present year to the earlier ones. Unknown
 * ids are passed over.
 * @param firstYearOf the school year of the time at which a record was added
 * @returns the ids of those who have left now
 */
export const leave = (
  db: Db,
  ids: readonly string[],
  leaving: Leaving,
  firstYearOf: (createdAt: string) => string,
): Promise<string[]> => inChunks((part: string[]) => leavePart(db, part, leaving, firstYearOf))(ids)

async function leavePart(
  db: Db,
  ids: string[],
  leaving: Leaving,
  firstYearOf: (createdAt: string) => string,
): Promise<string[]> {
  const students = await db.selectFrom('students').selectAll().where('id', 'in', ids).orderBy('seq').execute()
  if (students.length === 0) return []
  await earlierReportsIn(db).file(ids)
  const loginIds = students.map(({ login }) => login)
  const users = await db.selectFrom('users').selectAll().where('id', 'in', loginIds).execute()
  const logins = new Map(users.map((user) => [user.id, user]))
  const formers = students.flatMap(({ seq, ...student }) => {
    const login = logins.get(student.login)
    if (!login) return []
    const { userId, userKey, sealedPassword, sealedAnswer, ...others } = login
    return {
      ...student,
      ...leaving,
      studentSeq: seq,
      firstYear: firstYearOf(student.createdAt),
      userId,
      userKey,
      userRow: JSON.stringify(others),
      sealedPassword,
      sealedAnswer,
    }
  })
  for (const part of chunksOf(formers)) await db.insertInto('formerStudents').values(part).execute()
  await removeLogins(db, loginIds)
  return students.map(({ id }) => id)
}

export async function update(
  db: Db,
  id: string,
  change: Partial<Leaving & Pick<WholeFormerRow, 'firstYear' | 'version'>>,
): Promise<void> {
  await db.updateTable('formerStudents').set(change).where('id', '=', id).execute()
}

/**
 * Puts students back with login and reports as they were, and with their places in the lists.
 * @param into the class that they come into, and who says so; absent: the class that they were in
 */
export async function bringBack(
  db: Db,
  records: readonly WholeFormerRow[],
  into?: ChangeAuthor & { grade: string },
): Promise<void> {
  const users = records.map(userOf)
  const isMoved = ({ grade }: WholeFormerRow) => into !== undefined && grade !== into.grade
  const students = records.map((record) => ({
    ...withNormalized(pick(record, studentFields)),
    ...pick(record, ['id', 'login', 'createdAt', 'photoVersion', 'version']),
    seq: record.studentSeq,
    ...(into && isMoved(record) && { grade: into.grade, version: record.version + 1 }),
  }))
  await restoreRows(db, 'users', users)
  await restoreRows(db, 'students', students)
  if (into) {
    const changes = records
      .filter(isMoved)
      .flatMap(({ id, version }) => changesOf(id, ['grade'], { version: version + 1, at: into.at, by: into.by }))
    await changesIn(db).putAll(changes)
  }
  await inChunks(async (ids: string[]) => {
    await db.deleteFrom('formerStudents').where('id', 'in', ids).execute()
    // Who leaves again later has not left with the promotion: it cannot be undone then.
    await db.deleteFrom('actRows').where('target', 'in', ids).where('action', '=', 'leave').execute()
    return []
  })(records.map(({ id }) => id))
  await earlierReportsIn(db).takeBack((await yearsIn(db).present()).number)
}
