import type { Insertable, Kysely, Selectable } from 'kysely'
import { type ReportedStudent, reportedStudentFields } from '#contract/operations'
import { inChunks, inPages } from '../queries.ts'
import type { Schema } from '../schema.ts'

type Table = Schema['guardians']

export type GuardianRow = Pick<Selectable<Table>, 'user' | 'by' | 'createdAt'> & { userId: string; name: string }

/** A child of a guardian, with its report and the number of its earlier ones. */
export type ChildRow = ReportedStudent &
  Pick<Selectable<Table>, 'by'> & {
    id: string
    linkedAt: string
    /** `id` of the report of the present year. */
    report: string | null
    earlier: number | string | null
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
  const childrenOf = (user: string) =>
    db
      .selectFrom('guardians')
      .innerJoin('students', 'students.id', 'guardians.student')
      .where('guardians.user', '=', user)
      .orderBy('guardians.seq')

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

    /** Ends all links to students who are erased. */
    eraseOf: inChunks(async (students: string[]) => {
      await db.deleteFrom('guardians').where('student', 'in', students).execute()
      return []
    }),

    /** Ends the links to students who are nowhere any more. */
    async removeOfErased(): Promise<void> {
      await db
        .deleteFrom('guardians')
        .where('student', 'not in', db.selectFrom('students').select('id'))
        .where('student', 'not in', db.selectFrom('deletedRecords').select('id'))
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
      inPages(PAGE, (last = 0) =>
        db
          .selectFrom('guardians')
          .innerJoin('users as guardian', 'guardian.id', 'guardians.user')
          .innerJoin('students', 'students.id', 'guardians.student')
          .innerJoin('users', 'users.id', 'students.login')
          .select(['guardians.seq', 'guardians.by', 'guardians.createdAt'])
          .select(['guardian.userId as guardian', 'users.userId'])
          .select(reportedStudentFields.map((field) => `students.${field}` as const))
          .where('guardians.seq', '>', last)
          .orderBy('guardians.seq')
          .limit(PAGE)
          .execute(),
      ),

    /** The children of a user, in the order in which they were linked. */
    childrenOf: (user: string): Promise<ChildRow[]> =>
      childrenOf(user)
        .select(['students.id', 'guardians.by', 'guardians.createdAt as linkedAt'])
        .select(reportedStudentFields.map((field) => `students.${field}` as const))
        .select(({ selectFrom }) =>
          selectFrom('reports').select('reports.id').whereRef('reports.studentId', '=', 'students.id').as('report'),
        )
        .select(({ selectFrom }) =>
          selectFrom('earlierReports')
            .select(({ fn }) => fn.countAll<number | string>().as('number'))
            .whereRef('earlierReports.studentId', '=', 'students.id')
            .as('earlier'),
        )
        .execute(),

    /** Whether a student, who is not deleted, is a child of a user. Only the student's own id names the child. */
    async isChild(user: string, student: string): Promise<boolean> {
      const found = await childrenOf(user).select('students.id').where('students.id', '=', student).executeTakeFirst()
      return found !== undefined
    },

    /** The classes in which children of a user are. */
    async gradesOf(user: string): Promise<string[]> {
      const rows = await childrenOf(user).select('students.grade').execute()
      return [...new Set(rows.map(({ grade }) => grade))].sort()
    },
  }
}
