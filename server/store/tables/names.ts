import { type Kysely, sql } from 'kysely'
import type { NamedRecord } from '#contract/operations'
import { chunksOf } from '../queries.ts'
import type { Schema } from '../schema.ts'
import type { ShownDeleted } from './deleted.ts'

type Kind = NamedRecord['page']['kind']
type Found = { id: string; name: string; userId: string | null; kind: string; page: string }

const NONE = sql<string | null>`null`.as('userId')
const kindOf = (kind: Kind) => sql.lit(kind).$castTo<string>().as('kind')

/** The present names of records, also of deleted ones: the title of a notice, the student of a report. */
export const namesIn = (db: Kysely<Schema>) => {
  const recordsOf = (ids: readonly string[]): Promise<Found[]> => {
    // The tables have the columns in common that are read here: the queries are written for one of them.
    const people = (table: 'students' | 'formerStudents' | 'teachers', kind: Kind) =>
      db
        .selectFrom(table as 'students')
        .select(['id', 'name', NONE, kindOf(kind), 'id as page'])
        .where('id', 'in', ids)
    const reportsOf = (
      table: 'reports' | 'earlierReports',
      students: 'students' | 'formerStudents',
      kind: Kind = 'report',
    ) =>
      db
        .selectFrom(`${table as 'reports'} as report`)
        .innerJoin(`${students as 'students'} as student`, 'student.id', 'report.studentId')
        .select(['report.id', 'student.name', NONE, kindOf(kind), 'student.id as page'])
        .where('report.id', 'in', ids)
    return people('students', 'student')
      .unionAll(people('formerStudents', 'former'))
      .unionAll(
        db
          .selectFrom('formerStudents')
          .select(['login as id', 'name', 'userId', kindOf('former'), 'id as page'])
          .where('login', 'in', ids),
      )
      .unionAll(people('teachers', 'teacher'))
      .unionAll(
        db
          .selectFrom('notices')
          .select(['id', 'title as name', NONE, kindOf('notice'), 'id as page'])
          .where('id', 'in', ids),
      )
      .unionAll(
        db
          .selectFrom('acts')
          .select(['id', 'fileName as name', NONE, kindOf('import'), 'id as page'])
          .where('id', 'in', ids)
          .where('kind', '!=', 'promotion'),
      )
      .unionAll(reportsOf('reports', 'students'))
      .unionAll(reportsOf('earlierReports', 'students'))
      .unionAll(reportsOf('earlierReports', 'formerStudents', 'former'))
      .execute()
  }

  /** A login is shown on the page of its student or teacher. */
  const loginsOf = async (ids: readonly string[]): Promise<Found[]> => {
    const rows = await db
      .selectFrom('users')
      .leftJoin('students', 'students.login', 'users.id')
      .leftJoin('teachers', 'teachers.login', 'users.id')
      .select(['users.id', 'users.name', 'users.userId', 'students.id as student', 'teachers.id as teacher'])
      .where('users.id', 'in', ids)
      .execute()
    return rows.map(({ id, name, userId, student, teacher }) => ({
      id,
      name: name || userId,
      userId,
      kind: student ? 'student' : teacher ? 'teacher' : 'user',
      page: student ?? teacher ?? id,
    }))
  }

  const deletedOf = async (ids: readonly string[]): Promise<Found[]> => {
    const rows = await db
      .selectFrom('deletedRecords')
      .select(['id', 'login', 'shown'])
      .where((where) => where.or([where('id', 'in', ids), where('login', 'in', ids)]))
      .execute()
    return rows.flatMap(({ id, login, shown }) => {
      const { name, userId = null } = JSON.parse(shown) as ShownDeleted
      const found = { id, name, userId: null, kind: 'deleted', page: id }
      return login && login !== id ? [found, { ...found, id: login, userId }] : [found]
    })
  }

  return {
    /** By `id`, without those that are erased. */
    async of(ids: readonly string[]): Promise<Map<string, NamedRecord>> {
      const names = new Map<string, NamedRecord>()
      for (const part of chunksOf([...new Set(ids)])) {
        const found = [...(await deletedOf(part)), ...(await recordsOf(part)), ...(await loginsOf(part))]
        for (const { id, name, userId, kind, page } of found) {
          names.set(id, { name, ...(userId && { userId }), page: { kind: kind as Kind, id: page } })
        }
      }
      return names
    },
  }
}
