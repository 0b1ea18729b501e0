import type { Kysely } from 'kysely'
import { chunksOf } from '../queries.ts'
import type { Schema } from '../schema.ts'
import type { ShownDeleted } from './deleted.ts'

/** What records are called now, also deleted ones: of a notice its title, of a login the user id, of a report its student. */
export const namesIn = (db: Kysely<Schema>) => ({
  /** The names by `id`, without those that are erased. */
  async of(ids: readonly string[]): Promise<Map<string, string>> {
    const names = new Map<string, string>()
    for (const part of chunksOf(ids)) {
      const found = await db
        .selectFrom('students')
        .select(['id', 'name'])
        .where('id', 'in', part)
        .unionAll(db.selectFrom('teachers').select(['id', 'name']).where('id', 'in', part))
        .unionAll(db.selectFrom('notices').select(['id', 'title as name']).where('id', 'in', part))
        .unionAll(db.selectFrom('users').select(['id', 'userId as name']).where('id', 'in', part))
        .unionAll(
          db
            .selectFrom('reports')
            .innerJoin('students', 'students.id', 'reports.studentId')
            .select(['reports.id', 'students.name'])
            .where('reports.id', 'in', part),
        )
        .unionAll(
          db
            .selectFrom('earlierReports')
            .innerJoin('students', 'students.id', 'earlierReports.studentId')
            .select(['earlierReports.id', 'students.name'])
            .where('earlierReports.id', 'in', part),
        )
        .execute()
      for (const { id, name } of found) names.set(id, name)
      const deleted = await db.selectFrom('deletedRecords').select(['id', 'shown']).where('id', 'in', part).execute()
      for (const { id, shown } of deleted) names.set(id, (JSON.parse(shown) as ShownDeleted).name)
    }
    return names
  },
})
