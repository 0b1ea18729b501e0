/** Which records of former students are erased for good, and the register of their names. */
import type { Kysely } from 'kysely'
import { chunksOf, inChunks } from '../queries.ts'
import type { Schema } from '../schema.ts'
import { erase as eraseDeleted, mostErased } from './deleted-erasing.ts'
import { eraseOfStudents } from './erase-students.ts'
import type { FormerDue, RegisterRow, WholeFormerRow } from './former.ts'

type Db = Kysely<Schema>
/** When records are erased (ISO), if the register keeps their names. */
type Register = { at: string } | undefined

/**
 * Erases records for good with their photos and reports, in a transaction: at most `mostErased` in one.
 * @returns the ids of those that were here
 */
export const erase = (db: Db, ids: readonly string[], register: Register): Promise<string[]> =>
  inChunks((part: string[]) => erasePart(db, part, register))(ids)

async function erasePart(db: Db, ids: string[], register: Register): Promise<string[]> {
  const erased = await db
    .deleteFrom('formerStudents')
    .where('id', 'in', ids)
    .returning(['id', 'name', 'fatherName', 'firstYear', 'leftYear', 'leftOn'])
    .execute()
  if (erased.length === 0) return []
  if (register) {
    const entries = erased.map(({ id: _, ...entry }) => ({ ...entry, erasedAt: register.at }))
    for (const part of chunksOf(entries)) await db.insertInto('registerEntries').values(part).execute()
  }
  const students = erased.map(({ id }) => id)
  // A report that was deleted before the student left.
  await eraseDeleted(db, students)
  await eraseOfStudents(db, students)
  return students
}

/** Erases at most `mostErased` of those that are due. @returns their ids */
export async function eraseDue(db: Db, { leftOn, recordedBefore }: FormerDue, register: Register): Promise<string[]> {
  const old = await db
    .selectFrom('formerStudents')
    .select('id')
    .where('leftOn', '<=', leftOn)
    .where('leftAt', '<', recordedBefore)
    .orderBy('leftOn')
    .limit(mostErased)
    .execute()
  return erase(
    db,
    old.map(({ id }) => id),
    register,
  )
}

/** When those have left who left up to this day. */
export const leftUntil = (db: Db, day: string): Promise<Pick<WholeFormerRow, 'leftOn' | 'leftAt'>[]> =>
  db.selectFrom('formerStudents').select(['leftOn', 'leftAt']).where('leftOn', '<=', day).execute()

/** The names of those whose records are erased, the newest first. */
export const register = (db: Db): Promise<RegisterRow[]> =>
  db.selectFrom('registerEntries').selectAll().orderBy('seq', 'desc').execute()
