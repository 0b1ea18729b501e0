/** Records are erased for good with all that belongs to them, a few in one transaction. */
import type { Kysely } from 'kysely'
import { chunksOf, inChunks } from '../queries.ts'
import type { Schema } from '../schema.ts'
import { type DeletionRow, photoOwners } from './deleted.ts'
import type { FormerDue } from './former.ts'
import { noticeFilesIn } from './notice-files.ts'

type Db = Kysely<Schema>
type Erased = Pick<DeletionRow, 'id' | 'entity'>
/** When records are erased (ISO), if the register keeps their names. */
type Register = { at: string } | undefined

/** How many records one transaction is to erase at most: of their photos every byte is overwritten. */
export const mostErased = 20
/** The same of the bytes of their files; those of one notice may have as many. */
export const mostErasedBytes = 50 * 1024 * 1024

/** Erases deleted records, and with a student the reports that were deleted before. @returns which there were */
export const eraseDeleted = (db: Db, ids: readonly string[]): Promise<Erased[]> =>
  inChunks(async (part: string[]) => {
    const erased = await eraseDeletions(db, part)
    const idsOf = (kind: Erased['entity']) => erased.flatMap(({ id, entity }) => (entity === kind ? id : []))
    await eraseStudents(db, idsOf('student'))
    await noticeFilesIn(db).removeAllOf(idsOf('notice'))
    return erased.map(({ id, entity }) => ({ id, entity }))
  })(ids)

/** Erases students who have left. @returns the ids of those who had */
export const eraseFormer = (db: Db, ids: readonly string[], register: Register): Promise<string[]> =>
  inChunks(async (part: string[]) => {
    const leavers = await db
      .selectFrom('formerStudents')
      .select(['id', 'name', 'fatherName', 'firstYear', 'leftYear', 'leftOn'])
      .where('id', 'in', part)
      .execute()
    const entries = register ? leavers.map(({ id: _, ...entry }) => ({ ...entry, erasedAt: register.at })) : []
    for (const some of chunksOf(entries)) await db.insertInto('registerEntries').values(some).execute()
    const erased = leavers.map(({ id }) => id)
    // A report that was deleted before the student left.
    await eraseDeletions(db, erased)
    await eraseStudents(db, erased)
    return erased
  })(ids)

/** A report that was deleted before its student can never be restored after this. */
async function eraseDeletions(db: Db, ids: string[]): Promise<Pick<DeletionRow, 'id' | 'entity' | 'data'>[]> {
  if (ids.length === 0) return []
  const erased = await db
    .deleteFrom('deletions')
    .where((where) => where.or([where('id', 'in', ids), where('student', 'in', ids)]))
    .returning(['id', 'entity', 'data'])
    .execute()
  if (erased.length > 0) {
    const owners = erased.flatMap(photoOwners)
    await db.deleteFrom('photos').where('owner', 'in', owners).execute()
    await db.deleteFrom('reportReads').where('report', 'in', owners).execute()
  }
  return erased
}

/** The one place that knows what belongs to a student who is not at the school any more. */
async function eraseStudents(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('guardians').where('student', 'in', ids).execute()
  await db.deleteFrom('familyCodes').where('student', 'in', ids).execute()
  // Of a promotion with which they left.
  await db.deleteFrom('actRows').where('target', 'in', ids).execute()
  const reports = await db.deleteFrom('earlierReports').where('studentId', 'in', ids).returning('id').execute()
  const owners = [...ids, ...reports.map(({ id }) => id)]
  await db.deleteFrom('changes').where('record', 'in', owners).execute()
  await db.deleteFrom('photos').where('owner', 'in', owners).execute()
  await db.deleteFrom('reportReads').where('report', 'in', owners).execute()
  // With the login goes the student.
  const logins = db.selectFrom('allStudents').select('login').where('id', 'in', ids)
  await db.deleteFrom('allUsers').where('isClosed', '=', 1).where('id', 'in', logins).execute()
}

/** The first of these records: those that one transaction is to erase. */
export const nextToErase = (db: Db, ids: readonly string[]): Promise<readonly string[]> =>
  noticeFilesIn(db).firstWithin(mostErasedBytes, ids.slice(0, mostErased))

/**
 * Erases the oldest records that were deleted before that time (ISO), as many as one transaction is to.
 * @returns which
 */
export async function eraseDeletedBefore(db: Db, before: string): Promise<Erased[]> {
  const old = await db
    .selectFrom('deletions')
    .select('id')
    .where('deletedAt', '<', before)
    .orderBy('seq')
    .limit(mostErased)
    .execute()
  const ids = old.map(({ id }) => id)
  return eraseDeleted(db, await nextToErase(db, ids))
}

/** Erases students who left long ago, as many as one transaction is to. @returns their ids */
export async function eraseFormerDue(
  db: Db,
  { leftOn, recordedBefore }: FormerDue,
  register: Register,
): Promise<string[]> {
  const old = await db
    .selectFrom('formerStudents')
    .select('id')
    .where('leftOn', '<=', leftOn)
    .where('leftAt', '<', recordedBefore)
    .orderBy('leftOn')
    .limit(mostErased)
    .execute()
  const ids = old.map(({ id }) => id)
  return eraseFormer(db, ids, register)
}
