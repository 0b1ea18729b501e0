import { type Kysely, type Selectable, sql } from 'kysely'
import { inPages, isFound } from '../queries.ts'
import type { Schema } from '../schema.ts'
import { isShownTo, type ReportReader, readAt } from './shown-reports.ts'

type Row = Selectable<Schema['earlierReports']>

/** A report of an earlier school year, with what that year was called; of who has left, also one of the present year. */
export type EarlierReportRow = Omit<Row, 'seq'> & { yearName: string; readAt: string | null }

/** The columns that a report has both in its year and afterwards. */
const SAME = [
  ...(['id', 'studentId', 'year', 'teacher', 'condition', 'message', 'complain', 'notification'] as const),
  ...(['createdAt', 'updatedAt', 'photoVersion', 'version'] as const),
  'shownFrom',
] as const

/** Reports that are read at once. */
const PAGE = 500

/** How many a reader may read of the student with the id in a column of another query. */
export const countOfStudent = (id: 'formerStudents.id' | 'child.id', reader: ReportReader) =>
  sql<number>`(select cast(count(*) as integer) from "earlierReports" where "studentId" = ${sql.ref(id)} and ${isShownTo(reader)})`

/** Functions that write are to be called in a transaction. */
export const earlierReportsIn = (db: Kysely<Schema>) => {
  const withYears = () =>
    db.selectFrom('earlierReports').innerJoin('schoolYears', 'schoolYears.number', 'earlierReports.year')

  /** @param presentYear its name, which the school's settings decide until it ends */
  const named = (presentYear: string) =>
    withYears()
      .selectAll('earlierReports')
      .select(readAt('earlierReports.id').as('readAt'))
      .select(({ fn, val }) => fn.coalesce('schoolYears.name', val(presentYear)).as('yearName'))

  /** Who is at the school, and who has left it. */
  const owners = () =>
    db.selectFrom('knownStudents').select(['id', 'name', 'fatherName', 'rollNumber', 'userId']).as('owner')

  return {
    /** How many there are of each year and class, the newest year first. */
    counts: (): Promise<{ yearName: string; grade: string; reports: number }[]> =>
      withYears()
        .innerJoin(owners(), 'owner.id', 'earlierReports.studentId')
        .select(({ cast, fn }) => [
          'schoolYears.name as yearName',
          'earlierReports.grade',
          cast<number>(fn.countAll(), 'integer').as('reports'),
        ])
        // The present year has no stored name; of it there are only reports of students who have left.
        .where('schoolYears.name', 'is not', null)
        .$narrowType<{ yearName: string }>()
        .groupBy(['schoolYears.number', 'schoolYears.name', 'earlierReports.grade'])
        .orderBy('schoolYears.number', 'desc')
        .execute(),

    /** Those of a class in a year, with whose they are. In no order. */
    ofClass: (yearName: string, grade: string) =>
      named(yearName)
        .innerJoin(owners(), 'owner.id', 'earlierReports.studentId')
        .select(['owner.name', 'owner.fatherName', 'owner.rollNumber'])
        .where('schoolYears.name', '=', yearName)
        .where('earlierReports.grade', '=', grade)
        .execute(),

    /** Moves all reports here, or those of these students. @returns their ids */
    async file(studentIds?: readonly string[]): Promise<string[]> {
      const all = db
        .selectFrom('reports')
        .innerJoin('students', 'students.id', 'reports.studentId')
        .select([...SAME.map((name) => `reports.${name}` as const), 'students.grade'])
        .orderBy('reports.seq')
      await db
        .insertInto('earlierReports')
        .columns([...SAME, 'grade'])
        .expression(studentIds ? all.where('reports.studentId', 'in', studentIds) : all)
        .execute()
      const moved = db.deleteFrom('reports').returning('id')
      const filed = await (studentIds ? moved.where('studentId', 'in', studentIds) : moved).execute()
      return filed.map(({ id }) => id)
    },

    /** Moves the reports of a year back, of the students who are there. @returns their ids */
    async takeBack(year: number): Promise<string[]> {
      const ofYear = db
        .selectFrom('earlierReports')
        .where('year', '=', year)
        .where('studentId', 'in', db.selectFrom('students').select('id'))
      await db
        .insertInto('reports')
        .columns([...SAME])
        .expression(ofYear.select(SAME).orderBy('seq'))
        .execute()
      const back = await db
        .deleteFrom('earlierReports')
        .where('id', 'in', db.selectFrom('reports').select('id'))
        .returning('id')
        .execute()
      return back.map(({ id }) => id)
    },

    /** Those that the reader may read, the newest year first. */
    ofStudent: (studentId: string, presentYear: string, reader: ReportReader): Promise<EarlierReportRow[]> =>
      named(presentYear).where('studentId', '=', studentId).where(isShownTo(reader)).orderBy('year', 'desc').execute(),

    /** Whether one of this year is here: of the present one, only those of students who have left. */
    hasOf: (year: number): Promise<boolean> =>
      isFound(db.selectFrom('earlierReports').select('id').where('year', '=', year)),

    /** If the reader may read it. */
    find: (id: string, reader: ReportReader): Promise<(Row & { readAt: string | null }) | undefined> =>
      db
        .selectFrom('earlierReports')
        .selectAll()
        .select(readAt('earlierReports.id').as('readAt'))
        .where('id', '=', id)
        .where(isShownTo(reader))
        .executeTakeFirst(),

    /** Of all students but deleted ones, with what identifies the student, in the order in which they were filed. */
    pages: (presentYear: string) =>
      inPages(
        named(presentYear)
          .innerJoin(owners(), 'owner.id', 'earlierReports.studentId')
          .select(['owner.name', 'owner.fatherName', 'owner.rollNumber', 'owner.userId']),
        { size: PAGE, by: 'earlierReports.seq' },
      ),
  }
}
