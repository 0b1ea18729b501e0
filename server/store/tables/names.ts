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
  const recordsOf = (ids: readonly string[]): Promise<Found[]> =>
    db
      .selectFrom('students')
      .select(['id', 'name', NONE, kindOf('student'), 'id as page'])
      .where('id', 'in', ids)
      .unionAll(
        db
          .selectFrom('formerStudents')
          .select(['id', 'name', NONE, kindOf('former'), 'id as page'])
          .where('id', 'in', ids),
      )
      .unionAll(
        db
          .selectFrom('formerStudents')
          .select(['login as id', 'name', 'userId', kindOf('former'), 'id as page'])
          .where('login', 'in', ids),
      )
      .unionAll(
        db
          .selectFrom('teachers')
          .select(['id', 'name', NONE, kindOf('teacher'), 'id as page'])
          .where('id', 'in', ids),
      )
      .unionAll(
        db
          .selectFrom('notices')
          .select(['id', 'title as name', NONE, kindOf('notice'), 'id as page'])
          .where('id', 'in', ids),
      )
      .unionAll(
        db
          .selectFrom('imports')
          .select(['id', 'fileName as name', NONE, kindOf('import'), 'id as page'])
          .where('id', 'in', ids)
          .where('kind', '!=', 'promotion'),
      )
      .unionAll(
        db
          .selectFrom('reports')
          .innerJoin('students', 'students.id', 'reports.studentId')
          .select(['reports.id', 'students.name', NONE, kindOf('report'), 'students.id as page'])
          .where('reports.id', 'in', ids),
      )
      .unionAll(
        db
          .selectFrom('earlierReports')
          .innerJoin('students', 'students.id', 'earlierReports.studentId')
          .select(['earlierReports.id', 'students.name', NONE, kindOf('report'), 'students.id as page'])
          .where('earlierReports.id', 'in', ids),
      )
      .unionAll(
        db
          .selectFrom('earlierReports')
          .innerJoin('formerStudents', 'formerStudents.id', 'earlierReports.studentId')
          .select(['earlierReports.id', 'formerStudents.name', NONE, kindOf('former'), 'formerStudents.id as page'])
          .where('earlierReports.id', 'in', ids),
      )
      .execute()

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
