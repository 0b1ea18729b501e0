import type { Kysely } from 'kysely'
import { chunksOf } from '../queries.ts'
import type { Schema } from '../schema.ts'
import { earlierReportsIn } from './earlier-reports.ts'

/**
 * Erases what belongs to students in other tables than that of their records, which are erased in the same transaction:
 * the one place for it, whether a student was deleted or has left the school.
 */
export async function eraseOfStudents(db: Kysely<Schema>, studentIds: readonly string[]): Promise<void> {
  const reports = await earlierReportsIn(db).eraseOf(studentIds)
  for (const part of chunksOf([...studentIds, ...reports])) {
    await db.deleteFrom('changes').where('record', 'in', part).execute()
    await db.deleteFrom('photos').where('owner', 'in', part).execute()
  }
}
