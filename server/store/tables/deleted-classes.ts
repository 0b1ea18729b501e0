import type { Kysely } from 'kysely'
import { inPages } from '../queries.ts'
import type { Schema } from '../schema.ts'
import type { DeletedRows, ShownDeleted } from './deleted.ts'

/** Records that are read at once. */
const PAGE = 500

/** The classes of deleted students, reports, teachers and notices, which they have again when they are restored. */
export const deletedClassesIn = (db: Kysely<Schema>) => {
  /** The records that name a class. */
  const namingClass = () =>
    inPages(
      db
        .selectFrom('deletions')
        .select(['seq', 'id', 'entity', 'shown', 'data'])
        .where('entity', 'in', ['student', 'report', 'teacher', 'notice']),
      { size: PAGE },
    )

  return {
    /** How many deleted students were in each class. */
    async counts(): Promise<Map<string, number>> {
      const counts = new Map<string, number>()
      for await (const page of namingClass()) {
        for (const { entity, shown } of page) {
          const { grade } = JSON.parse(shown) as ShownDeleted
          if (entity === 'student' && grade !== undefined) counts.set(grade, (counts.get(grade) ?? 0) + 1)
        }
      }
      return counts
    },

    /**
     * Gives deleted students and reports the new names of their classes.
     * @param listNow what the list of classes of a teacher or a notice is now
     */
    async rename(renamed: ReadonlyMap<string, string>, listNow: (list: string) => string): Promise<void> {
      for await (const page of namingClass()) {
        for (const { id, entity, shown, data } of page) {
          if (entity === 'teacher' || entity === 'notice') {
            const rows = JSON.parse(data) as DeletedRows
            // A notice that was deleted by the program before has no list.
            for (const row of [...(rows.teachers ?? []), ...(rows.notices ?? [])])
              row.classes = listNow(row.classes ?? '')
            const changed = JSON.stringify(rows)
            if (changed === data) continue
            await db.updateTable('deletions').set({ data: changed }).where('id', '=', id).execute()
            continue
          }
          const { grade = '', ...rest } = JSON.parse(shown) as ShownDeleted
          const name = renamed.get(grade)
          if (name === undefined) continue
          const { students, ...others } = JSON.parse(data) as DeletedRows
          const rows: DeletedRows = students
            ? { ...others, students: students.map((student) => ({ ...student, grade: name })) }
            : others
          await db
            .updateTable('deletions')
            .set({ shown: JSON.stringify({ ...rest, grade: name }), data: JSON.stringify(rows) })
            .where('id', '=', id)
            .execute()
        }
      }
    },
  }
}
