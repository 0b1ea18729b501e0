import type { ExpressionBuilder, Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { type ClassNumber, type Condition, normalize, searchWords } from '#contract'
import { studentFields } from '#contract/operations'
import { countOf } from './count.ts'
import type { DialectSql } from './migrations.ts'
import { inPages } from './pages.ts'
import type { Schema } from './schema.ts'

type Table = Schema['students']
type NormalizedColumn = 'foldedName' | 'foldedFatherName' | 'foldedAddress'

/** Without the normalized copies, which only the search reads. */
const COLUMNS = [...studentFields, 'id', 'login', 'createdAt', 'photoVersion', 'version'] as const

export type StudentRow = Pick<Selectable<Table>, (typeof COLUMNS)[number]>
/** With the condition of the report, or null. */
export type ListedStudentRow = StudentRow & { report: Condition | null }
export type StudentSearch = { name: string; fatherName: string; grade: ClassNumber | ''; address: string }

/** The condition of a student's report, as a part of a query. */
const conditionOf = (query: ExpressionBuilder<Schema, 'students'>) =>
  query.selectFrom('reports').select('condition').whereRef('reports.studentId', '=', 'students.id')

/** Many callers may hold a page at once; a search scans once for each. */
export const PAGE = 2_000

export const studentsIn = (db: Kysely<Schema>, { contains }: Pick<DialectSql, 'contains'>) => {
  const rows = () => db.selectFrom('students').select(COLUMNS)

  return {
    async add(student: Omit<Insertable<Table>, NormalizedColumn>): Promise<void> {
      const normalized = {
        foldedName: normalize(student.name),
        foldedFatherName: normalize(student.fatherName),
        foldedAddress: normalize(student.address),
      }
      await db
        .insertInto('students')
        .values({ ...student, ...normalized })
        .execute()
    },

    find: (id: string): Promise<StudentRow | undefined> => rows().where('id', '=', id).executeTakeFirst(),

    /** By its own id or by that of its login. */
    findByEither: (id: string): Promise<StudentRow | undefined> =>
      rows()
        .where((where) => where.or([where('id', '=', id), where('login', '=', id)]))
        .executeTakeFirst(),

    /**
     * Those that have every word of each given text as a part, in any order, letter case and with or without accents;
     * nothing given: all. Oldest first, like every list of students, and in pages, so that no list is held as a whole.
     */
    pages({ name, fatherName, grade, address }: Partial<StudentSearch> = {}): AsyncGenerator<ListedStudentRow[]> {
      const texts = [
        ['foldedName', name],
        ['foldedFatherName', fatherName],
        ['foldedAddress', address],
      ] as const
      let matching = db.selectFrom('students').select('seq')
      if (grade) matching = matching.where('grade', '=', grade)
      for (const [column, text = ''] of texts) {
        for (const word of searchWords(text)) {
          matching = matching.where(contains(column, normalize(word)))
        }
      }
      let found = rows()
        .select(['seq', (query) => conditionOf(query).as('report')])
        .orderBy('seq')
        .limit(PAGE)
      // In two steps: the scan reads only the index, and only matching rows are read completely.
      if (name || fatherName || address) found = found.where('seq', 'in', matching)
      else if (grade) found = found.where('grade', '=', grade)

      return inPages(PAGE, (last = 0) => found.where('seq', '>', last).execute())
    },

    async update(id: string, change: Omit<Updateable<Table>, NormalizedColumn>): Promise<void> {
      if (Object.keys(change).length === 0) return
      const { name, fatherName, address } = change
      const normalized = {
        ...(name !== undefined && { foldedName: normalize(name) }),
        ...(fatherName !== undefined && { foldedFatherName: normalize(fatherName) }),
        ...(address !== undefined && { foldedAddress: normalize(address) }),
      }
      await db
        .updateTable('students')
        .set({ ...change, ...normalized })
        .where('id', '=', id)
        .execute()
    },

    count: () => countOf(db, 'students'),
  }
}
