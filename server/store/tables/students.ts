import type { ExpressionBuilder, Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { Condition } from '#contract'
import { studentFields } from '#contract/operations'
import type { DialectSql } from '../engine.ts'
import { byEitherId, chunksOf, countOf, inChunks, inPages } from '../queries.ts'
import type { Schema } from '../schema.ts'
import {
  type NormalizedColumn,
  PAGE,
  pagesOf,
  type StudentSearch,
  searchConditions,
  withNormalized,
} from './student-search.ts'

type Table = Schema['students']

/** Without the normalized copies, which only the search reads. */
const COLUMNS = [...studentFields, 'id', 'login', 'createdAt', 'photoVersion', 'version'] as const

export type StudentRow = Pick<Selectable<Table>, (typeof COLUMNS)[number]>
/** With the condition of the report, and from when it is shown; both null without one. */
export type ListedStudentRow = StudentRow & { report: Condition | null; reportShownFrom: string | null }

/** A column of a student's report, as a part of a query. */
const ofReport = <C extends 'condition' | 'shownFrom'>(query: ExpressionBuilder<Schema, 'students'>, column: C) =>
  query.selectFrom('reports').select(column).whereRef('reports.studentId', '=', 'students.id')

export const studentsIn = (db: Kysely<Schema>, { contains, isOneOf }: Pick<DialectSql, 'contains' | 'isOneOf'>) => {
  const rows = () => db.selectFrom('students').select(COLUMNS)

  return {
    async add(...students: Omit<Insertable<Table>, NormalizedColumn>[]): Promise<void> {
      for (const chunk of chunksOf(students)) {
        await db.insertInto('allStudents').values(chunk.map(withNormalized)).execute()
      }
    },

    find: (id: string): Promise<StudentRow | undefined> => rows().where('id', '=', id).executeTakeFirst(),

    /** By its own id or by that of its login. */
    findByEither: (id: string): Promise<StudentRow | undefined> => rows().where(byEitherId(id)).executeTakeFirst(),

    /** The same, also of those who have left. */
    findKnown: (id: string): Promise<StudentRow | undefined> =>
      db.selectFrom('knownStudents').select(COLUMNS).where(byEitherId(id)).executeTakeFirst(),

    /** Those of these ids who are at the school or have left it. */
    known: inChunks((ids: string[]) => db.selectFrom('knownStudents').select('id').where('id', 'in', ids).execute()),

    ofClass: (grade: string): Promise<StudentRow[]> => rows().where('grade', '=', grade).orderBy('seq').execute(),

    /**
     * The students that have every word of each text as a part, in any order and letter case, with or without accents;
     * without a text: all. Oldest first, as every list of students.
     */
    async *pages(search: Partial<StudentSearch> = {}): AsyncGenerator<ListedStudentRow[]> {
      const { name, fatherName, grade, address, text } = search
      let matching = db.selectFrom('students').select('seq')
      if (grade) matching = matching.where('grade', '=', grade)
      for (const condition of searchConditions(search, contains)) matching = matching.where(condition)
      const listed = rows().select([
        'seq',
        (query) => ofReport(query, 'condition').as('report'),
        (query) => ofReport(query, 'shownFrom').as('reportShownFrom'),
      ])
      if (name || fatherName || address || text) {
        const seqs = (await matching.execute()).map(({ seq }) => seq).sort((a, b) => a - b)
        return yield* pagesOf(seqs, (part) => listed.where(isOneOf('seq', part)).execute())
      }
      yield* inPages(grade ? listed.where('grade', '=', grade) : listed, { size: PAGE })
    },

    async update(id: string, change: Omit<Updateable<Table>, NormalizedColumn>): Promise<void> {
      if (Object.keys(change).length === 0) return
      await db.updateTable('allStudents').set(withNormalized(change)).where('id', '=', id).execute()
    },

    count: () => countOf(db.selectFrom('students')),
  }
}
