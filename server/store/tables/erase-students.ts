import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Erases what belongs to students in other tables than that of their records, which are erased in the same transaction:
 * the one place for it, whether a student was deleted or has left the school.
 */
export async function eraseOfStudents(db: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('guardians').where('student', 'in', ids).execute()
  await db.deleteFrom('familyCodes').where('student', 'in', ids).execute()
  const reports = await db.deleteFrom('earlierReports').where('studentId', 'in', ids).returning('id').execute()
  const owners = [...ids, ...reports.map(({ id }) => id)]
  await db.deleteFrom('changes').where('record', 'in', owners).execute()
  await db.deleteFrom('photos').where('owner', 'in', owners).execute()
  await db.deleteFrom('reportReads').where('report', 'in', owners).execute()
}
