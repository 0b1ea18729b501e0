import type { Insertable, Kysely, Selectable } from 'kysely'
import { type ReportedStudent, reportedStudentFields } from '#contract/operations'
import { inChunks, inPages, isFound } from '../queries.ts'
import type { Schema } from '../schema.ts'
import { countOfStudent } from './earlier-reports.ts'
import { isShownTo, type ReportReader } from './shown-reports.ts'

type Table = Schema['guardians']

export type GuardianRow = Pick<Selectable<Table>, 'user' | 'by' | 'createdAt'> & { userId: string; name: string }

/** A child of a guardian, with its report and the number of its earlier ones, as far as the reader may read them. */
export type ChildRow = ReportedStudent &
  Pick<Selectable<Table>, 'by'> & {
    id: string
    linkedAt: string
    /** `id` of the report of the present year. */
    report: string | null
    earlier: number
    /** From the school; then the class is the last one. */
    hasLeft: boolean
  }

/** A link with both of its people. */
export type LinkRow = ReportedStudent &
  Pick<Selectable<Table>, 'seq' | 'by' | 'createdAt'> & {
    /** User ids of the student and of the guardian. */
    userId: string
    guardian: string
  }

/** Links that are read at once. */
const PAGE = 500

/** Which plain users are parents or guardians of which students. A link to a deleted student shows nothing of it. */
export const guardiansIn = (db: Kysely<Schema>) => {
  /** The links to students who are at the school or have left it. */
  const links = () => db.selectFrom('guardians').innerJoin('knownStudents as child', 'child.id', 'guardians.student')

  return {
    /** False if the user is a guardian of this student already. */
    async add(link: Insertable<Table>): Promise<boolean> {
      const added = await db
        .insertInto('guardians')
        .values(link)
        .onConflict((conflict) => conflict.columns(['user', 'student']).doNothing())
        .returning('student')
        .executeTakeFirst()
      return added !== undefined
    },

    /** False if there is no such link. */
    async remove(user: string, student: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('guardians')
        .where('user', '=', user)
        .where('student', '=', student)
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0n
    },

    /** Ends the links to students who are nowhere any more. */
    async removeOfErased(): Promise<void> {
      await db
        .deleteFrom('guardians')
        .where('student', 'not in', db.selectFrom('allStudents').select('id'))
        .where('student', 'not in', db.selectFrom('deletions').select('id'))
        .execute()
    },

    /** The guardians of a student, in the order in which they were linked. */
    ofStudent: (student: string): Promise<GuardianRow[]> =>
      db
        .selectFrom('guardians')
        .innerJoin('users', 'users.id', 'guardians.user')
        .select(['guardians.user', 'guardians.by', 'guardians.createdAt', 'users.userId', 'users.name'])
        .where('guardians.student', '=', student)
        .orderBy('guardians.seq')
        .execute(),

    /** All, in the order in which they were made; without those to deleted students. */
    pages: (): AsyncGenerator<LinkRow[]> =>
      inPages(
        links()
          .innerJoin('users as guardian', 'guardian.id', 'guardians.user')
          .select([
            'guardians.seq',
            'guardians.by',
            'guardians.createdAt',
            'guardian.userId as guardian',
            'child.userId',
          ])
          .select(reportedStudentFields.map((field) => `child.${field}` as const)),
        { size: PAGE, by: 'guardians.seq' },
      ),

    /** Another text after each link that is made or ended. */
    async version(): Promise<string> {
      const { links, last } = await db
        .selectFrom('guardians')
        .select(({ fn }) => [fn.countAll<number | string>().as('links'), fn.max('seq').as('last')])
        .executeTakeFirstOrThrow()
      return `${links} ${last}`
    },

    /** The names of the children of each user, also of those who have left the school. */
    async childNames(): Promise<Map<string, string[]>> {
      const names = new Map<string, string[]>()
      // Those who are at the school come first.
      const rows = await links()
        .select(['guardians.user', 'child.name'])
        .orderBy('child.state', 'desc')
        .orderBy('guardians.seq')
        .execute()
      for (const { user, name } of rows) names.set(user, [...(names.get(user) ?? []), name])
      return names
    },

    /**
     * The children of a user, in the order in which they were linked; also those who have left the school.
     * @param reader of the reports that are counted
     */
    async childrenOf(user: string, reader: ReportReader): Promise<ChildRow[]> {
      const rows = await links()
        .where('guardians.user', '=', user)
        .select(['child.id', 'child.state', 'guardians.by', 'guardians.createdAt as linkedAt'])
        .select(reportedStudentFields.map((field) => `child.${field}` as const))
        .select(({ selectFrom }) =>
          selectFrom('reports')
            .select('reports.id')
            .whereRef('reports.studentId', '=', 'child.id')
            .where(isShownTo(reader, 'reports.shownFrom'))
            .as('report'),
        )
        .select(countOfStudent('child.id', reader).as('earlier'))
        .orderBy('guardians.seq')
        .execute()
      return rows.map(({ state, ...row }) => ({ ...row, hasLeft: state === 'left' }))
    },

    /** Whether a student, who is not deleted, is a child of a user. Only the student's own id names the child. */
    isChild: (user: string, student: string): Promise<boolean> =>
      isFound(links().select('child.id').where('guardians.user', '=', user).where('child.id', '=', student)),

    /** Of each of these logins, the class in which the student is now, or those in which children of a user are. */
    gradesOf: inChunks((logins: string[]) =>
      db
        .selectFrom('students')
        .select(['login', 'grade'])
        .where('login', 'in', logins)
        .union(
          db
            .selectFrom('guardians')
            .innerJoin('students as child', 'child.id', 'guardians.student')
            .select(['guardians.user as login', 'child.grade'])
            .where('guardians.user', 'in', logins),
        )
        .orderBy('grade')
        .execute(),
    ),
  }
}
