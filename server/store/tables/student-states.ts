/**
 * The states of a student: at the school, gone from it or deleted, and the way back. Photos and links of families stay
 * where they are. While the student is not at the school, the login is closed and all reports are earlier ones. These
 * functions are to be called in a transaction.
 */
import { type Kysely, sql } from 'kysely'
import { inChunks } from '../queries.ts'
import type { Schema } from '../schema.ts'
import { forgetReplacedPhotos } from './act-rows.ts'
import type { ChangeAuthor } from './changes.ts'
import { classesIn } from './classes.ts'
import { earlierReportsIn } from './earlier-reports.ts'
import type { Leaving } from './former.ts'
import { yearsIn } from './years.ts'

type Db = Kysely<Schema>

/**
 * Students leave the school. Unknown ids are passed over.
 * @param firstYearOf the school year of the time at which a record was added
 * @returns the ids of those who have left now
 */
export const leave = (
  db: Db,
  ids: readonly string[],
  leaving: Leaving,
  firstYearOf: (createdAt: string) => string,
): Promise<string[]> =>
  inChunks(async (part: string[]) => {
    const leavers = await db.selectFrom('students').select(['id', 'createdAt']).where('id', 'in', part).execute()
    if (leavers.length === 0) return []
    await takeOut(db, idsOf(leavers))
    for (const [firstYear, same] of Map.groupBy(leavers, ({ createdAt }) => firstYearOf(createdAt))) {
      const left = { ...leaving, firstYear, state: 'left' } as const
      await db.updateTable('allStudents').set(left).where('id', 'in', idsOf(same)).execute()
    }
    return idsOf(leavers)
  })(ids)

/** Students who are at the school are deleted. Others can get their user ids. */
export async function markDeleted(db: Db, ids: string[]): Promise<void> {
  await takeOut(db, ids)
  // No user id has a line feed.
  await db
    .updateTable('allUsers')
    .set({ userKey: sql`${'\n'} || "id"` })
    .where('id', 'in', loginsOf(db, ids))
    .execute()
  await db.updateTable('allStudents').set({ state: 'deleted' }).where('id', 'in', ids).execute()
}

/**
 * Students who have left or are deleted are at the school again, with login and reports as they were, and with their
 * places in the lists.
 * @param into the class that they come into, and who says so; absent: the class that they were in
 */
export async function comeBack(
  db: Db,
  ids: readonly string[],
  into?: { grade: string; author: ChangeAuthor },
): Promise<void> {
  if (ids.length === 0) return
  await inChunks(async (part: string[]) => {
    const userKey = sql<string>`(select "userKey" from "allStudents" where "login" = "allUsers"."id")`
    const closed = db.updateTable('allUsers').where('isClosed', '=', 1).where('id', 'in', loginsOf(db, part))
    await closed.set({ isClosed: 0, userKey }).execute()
    await db.updateTable('allStudents').set(AT_SCHOOL).where('id', 'in', part).execute()
    // Who leaves again later has not left with the promotion: it cannot be undone then.
    await db.deleteFrom('actRows').where('target', 'in', part).where('action', '=', 'leave').execute()
    return []
  })(ids)
  await earlierReportsIn(db).takeBack((await yearsIn(db).present()).number)
  if (into) await classesIn(db).move(ids, into.grade, into.author)
}

const AT_SCHOOL = {
  state: 'present',
  leftOn: null,
  leftYear: null,
  firstYear: null,
  reason: null,
  note: null,
  leftAt: null,
  leftBy: null,
} as const

/**
 * What leaving and deletion have in common. Sessions, second factors and the mail address end. What an import or a promotion has done to
 * these students cannot be undone any more.
 */
async function takeOut(db: Db, ids: string[]): Promise<void> {
  await earlierReportsIn(db).file(ids)
  const logins = loginsOf(db, ids)
  await forgetReplacedPhotos(db, logins)
  for (const table of ['actRows', 'sessions', 'secondFactors', 'recoveryCodes', 'idempotencyKeys'] as const)
    await db
      .deleteFrom(table as 'sessions')
      .where('user', 'in', logins)
      .execute()
  await db.deleteFrom('mailSubscriptions').where('owner', 'in', logins).execute()
  await db.updateTable('allUsers').set({ isClosed: 1 }).where('id', 'in', logins).execute()
}

const loginsOf = (db: Db, ids: readonly string[]) => db.selectFrom('allStudents').select('login').where('id', 'in', ids)

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
