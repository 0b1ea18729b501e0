/** Deleted records are erased for good, a few in one transaction. */
import type { Kysely } from 'kysely'
import { inChunks } from '../queries.ts'
import type { Schema } from '../schema.ts'
import { type DeletedRow, photoOwners } from './deleted.ts'
import { eraseOfStudents } from './erase-students.ts'
import { noticeFilesIn } from './notice-files.ts'

type Db = Kysely<Schema>
type Erased = Pick<DeletedRow, 'id' | 'entity'>

/** How many records one transaction is to erase at most: of their photos every byte is overwritten. */
export const mostErased = 20
/** The same of the bytes of their files; those of one notice may have as many. */
export const mostErasedBytes = 50 * 1024 * 1024

/**
 * Erases records for good with their photos and files, and with a student the reports that were deleted before.
 * @returns which there were
 */
export const erase = (db: Db, ids: readonly string[]): Promise<Erased[]> =>
  inChunks((part: string[]) => erasePart(db, part))(ids)

async function erasePart(db: Db, ids: string[]): Promise<Erased[]> {
  const erased = await db
    .deleteFrom('deletedRecords')
    // A report that was deleted before its student can never be restored after this.
    .where((where) => where.or([where('id', 'in', ids), where('student', 'in', ids)]))
    .returning(['id', 'entity', 'data'])
    .execute()
  if (erased.length > 0) {
    const owners = erased.flatMap(photoOwners)
    await db.deleteFrom('photos').where('owner', 'in', owners).execute()
    await db.deleteFrom('reportReads').where('report', 'in', owners).execute()
    await eraseOfStudents(
      db,
      erased.flatMap(({ id, entity }) => (entity === 'student' ? id : [])),
    )
    await noticeFilesIn(db).removeAllOf(erased.flatMap(({ id, entity }) => (entity === 'notice' ? id : [])))
  }
  return erased.map(({ id, entity }) => ({ id, entity }))
}

/** The first of these records: those that one transaction is to erase. */
export const nextToErase = (db: Db, ids: readonly string[]): Promise<readonly string[]> =>
  noticeFilesIn(db).firstWithin(mostErasedBytes, ids.slice(0, mostErased))

/**
 * Erases the oldest records that were deleted before that time (ISO), as many as one transaction is to.
 * @returns which
 */
export async function eraseBefore(db: Db, before: string): Promise<Erased[]> {
  const old = await db
    .selectFrom('deletedRecords')
    .select('id')
    .where('deletedAt', '<', before)
    .orderBy('seq')
    .limit(mostErased)
    .execute()
  const ids = old.map(({ id }) => id)
  return erase(db, await nextToErase(db, ids))
}
