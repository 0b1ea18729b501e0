import type { Kysely, Selectable } from 'kysely'
import { inChunks, inPages } from '../queries.ts'
import type { Schema } from '../schema.ts'

/** A report of an earlier school year, with what that year was called. */
export type EarlierReportRow = Omit<Selectable<Schema['earlierReports']>, 'seq'> & { yearName: string }

/** The columns that a report has both in its year and afterwards. */
const SAME = [
  ...(['id', 'studentId', 'year', 'teacher', 'condition', 'message', 'complain', 'notification'] as const),
  ...(['createdAt', 'updatedAt', 'photoVersion', 'version'] as const),
] as const

/** Reports that are read at once. */
const PAGE = 500

/** Functions that write are to be called in a transaction. */
export const earlierReportsIn = (db: Kysely<Schema>) => {
  const named = () =>
    db
      .selectFrom('earlierReports')
      .innerJoin('schoolYears', 'schoolYears.number', 'earlierReports.year')
      .selectAll('earlierReports')
      .select((query) => query.fn.coalesce('schoolYears.name', query.val('')).as('yearName'))

  /** Whose reports they may be. */
  const people = () => db.selectFrom('students').select(['id', 'name', 'fatherName', 'rollNumber'])

  return {
    /** How many there are of each year and class, the newest year first. */
    counts: (): Promise<{ yearName: string; grade: string; reports: number }[]> =>
      db
        .selectFrom('earlierReports')
        .innerJoin('schoolYears', 'schoolYears.number', 'earlierReports.year')
        .innerJoin(people().as('person'), 'person.id', 'earlierReports.studentId')
        .select((query) => [
          query.fn.coalesce('schoolYears.name', query.val('')).as('yearName'),
          'earlierReports.grade',
          query.cast<number>(query.fn.countAll(), 'integer').as('reports'),
        ])
        .groupBy(['schoolYears.number', 'schoolYears.name', 'earlierReports.grade'])
        .orderBy('schoolYears.number', 'desc')
        .execute(),

    /** Those of a class in a year, with whose they are. In no order. */
    ofClass: (yearName: string, grade: string) =>
      named()
        .innerJoin(people().as('person'), 'person.id', 'earlierReports.studentId')
        .select(['person.name', 'person.fatherName', 'person.rollNumber'])
        .where('schoolYears.name', '=', yearName)
        .where('earlierReports.grade', '=', grade)
        .execute(),

    /** Moves all reports here. @returns their ids */
    async file(): Promise<string[]> {
      await db
        .insertInto('earlierReports')
        .columns([...SAME, 'grade'])
        .expression(
          db
            .selectFrom('reports')
            .innerJoin('students', 'students.id', 'reports.studentId')
            .select([...SAME.map((name) => `reports.${name}` as const), 'students.grade'])
            .orderBy('reports.seq'),
        )
        .execute()
      const filed = await db.deleteFrom('reports').returning('id').execute()
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

    /** The newest year first. */
    ofStudent: (studentId: string): Promise<EarlierReportRow[]> =>
      named().where('studentId', '=', studentId).orderBy('year', 'desc').execute(),

    find: (id: string): Promise<EarlierReportRow | undefined> => named().where('id', '=', id).executeTakeFirst(),

    /** Of all students who are there, with what identifies the student, in the order in which they were filed. */
    pages() {
      const page = named()
        .innerJoin('students', 'students.id', 'earlierReports.studentId')
        .innerJoin('users', 'users.id', 'students.login')
        .select(['students.name', 'students.fatherName', 'students.rollNumber', 'users.userId'])
        .orderBy('earlierReports.seq')
        .limit(PAGE)
      return inPages(PAGE, (last) =>
        (last === undefined ? page : page.where('earlierReports.seq', '>', last)).execute(),
      )
    },

    /** Erases those of these students. @returns their ids */
    eraseOf: inChunks(async (studentIds: string[]): Promise<string[]> => {
      const erased = await db
        .deleteFrom('earlierReports')
        .where('studentId', 'in', studentIds)
        .returning('id')
        .execute()
      return erased.map(({ id }) => id)
    }),
  }
}
