import { type Kysely, sql } from 'kysely'
import type { NamedRecord } from '#contract/operations'
import { chunksOf } from '../queries.ts'
import type { Schema } from '../schema.ts'
import type { ShownDeleted } from './deleted.ts'

type Kind = NamedRecord['page']['kind']
type Found = { id: string; name: string; userId: string | null; kind: string; page: string }

const NONE = sql<string | null>`null`.as('userId')
const KIND_OF_STUDENT = sql<string>`case "state" when 'left' then 'former' else 'student' end`
const kindOf = (kind: Kind) => sql.lit(kind).$castTo<string>().as('kind')

/** The present names of records, also of deleted ones: the title of a notice, the student of a report. */
export const namesIn = (db: Kysely<Schema>) => {
  const recordsOf = (ids: readonly string[]): Promise<Found[]> => {
    const teachersOrNotices = (table: 'teachers' | 'notices', name: 'name' | 'title', kind: Kind) =>
      db
        .selectFrom(table as 'teachers')
        .select(['id', sql.ref<string>(name).as('name'), NONE, kindOf(kind), 'id as page'])
        .where('id', 'in', ids)
    const reportsOf = (table: 'reports' | 'earlierReports') =>
      db
        .selectFrom(`${table as 'reports'} as report`)
        .innerJoin('knownStudents as student', 'student.id', 'report.studentId')
        .select(['report.id', 'student.name', NONE])
        .select(sql<string>`case "state" when 'left' then 'former' else 'report' end`.as('kind'))
        .select('student.id as page')
        .where('report.id', 'in', ids)
    return db
      .selectFrom('knownStudents')
      .select(['id', 'name', NONE, KIND_OF_STUDENT.as('kind'), 'id as page'])
      .where('id', 'in', ids)
      .unionAll(teachersOrNotices('teachers', 'name', 'teacher'))
      .unionAll(teachersOrNotices('notices', 'title', 'notice'))
      .unionAll(
        db
          .selectFrom('acts')
          .select(['id', 'fileName as name', NONE, kindOf('import'), 'id as page'])
          .where('id', 'in', ids)
          .where('kind', '!=', 'promotion'),
      )
      .unionAll(reportsOf('reports'))
      .unionAll(reportsOf('earlierReports'))
      .execute()
  }

  /** A login is shown on the page of its student or teacher. */
  const loginsOf = async (ids: readonly string[]): Promise<Found[]> => {
    const rows = await db
      .selectFrom('allUsers as login')
      .leftJoin('knownStudents as student', 'student.login', 'login.id')
      .leftJoin('teachers', 'teachers.login', 'login.id')
      .select(['login.id', 'login.name', 'login.userId', 'student.id as student', 'teachers.id as teacher'])
      .select(KIND_OF_STUDENT.as('kind'))
      .where('login.id', 'in', ids)
      .where(({ or, eb }) => or([eb('isClosed', '=', 0), eb('student.id', 'is not', null)]))
      .execute()
    return rows.map(({ id, name, userId, student, teacher, kind }) => ({
      id,
      name: name || userId,
      userId,
      kind: student ? kind : teacher ? 'teacher' : 'user',
      page: student ?? teacher ?? id,
    }))
  }

  const deletedOf = async (ids: readonly string[]): Promise<Found[]> => {
    const rows = await db
      .selectFrom('deletions')
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
