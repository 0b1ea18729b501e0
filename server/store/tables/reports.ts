import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { countOf } from '../queries.ts'
import type { Schema } from '../schema.ts'
import { isShownTo, type ReportReader, readAt } from './shown-reports.ts'

type Table = Schema['reports']
export type ReportRow = Omit<Selectable<Table>, 'seq'>
/** With the time of the first reading by a student or guardian. */
export type ReportWithReading = ReportRow & { readAt: string | null }

export const reportsIn = (db: Kysely<Schema>) => {
  /** Those that the reader may read. */
  const rows = (reader: ReportReader) =>
    db.selectFrom('reports').selectAll('reports').select(readAt('reports.id').as('readAt')).where(isShownTo(reader))

  return {
    /** False if the student has a report already. */
    async add(report: Insertable<Table>): Promise<boolean> {
      const added = await db
        .insertInto('reports')
        .values(report)
        .onConflict((conflict) => conflict.column('studentId').doNothing())
        .returning('id')
        .executeTakeFirst()
      return added !== undefined
    },

    ofStudent: (studentId: string, reader: ReportReader): Promise<ReportWithReading | undefined> =>
      rows(reader).where('studentId', '=', studentId).executeTakeFirst(),

    /** In no order, and none for those without one. */
    ofStudents: (studentIds: readonly string[]): Promise<ReportRow[]> =>
      db.selectFrom('reports').selectAll().where('studentId', 'in', studentIds).execute(),

    /** By the report's own id, the student's or that of the student's login. */
    findByAny: (id: string, reader: ReportReader): Promise<ReportWithReading | undefined> =>
      rows(reader)
        .innerJoin('students', 'students.id', 'reports.studentId')
        .where((where) =>
          where.or([where('reports.id', '=', id), where('students.id', '=', id), where('students.login', '=', id)]),
        )
        .executeTakeFirst(),

    async update(id: string, change: Updateable<Table>): Promise<void> {
      await db.updateTable('reports').set(change).where('id', '=', id).execute()
    },

    count: () => countOf(db.selectFrom('reports')),
  }
}
