/** Deleted records are put back, where nothing stands in the way. */
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { chunksOf, inChunks } from '../queries.ts'
import type { Schema } from '../schema.ts'
import { DELETED_TABLES, type DeletedRow, type DeletedRows, type ShownDeleted } from './deleted.ts'
import { earlierReportsIn } from './earlier-reports.ts'
import { guardiansIn } from './guardians.ts'
import { restoreRows } from './restore-rows.ts'
import { usersIn } from './users.ts'
import { yearsIn } from './years.ts'

type Db = Kysely<Schema>

/** Why a record cannot be restored now, as the code of a message, which says how to remove it. */
export type Obstacle = 'userIdOfOther' | 'studentDeleted' | 'studentHasLeft' | 'otherReport'

/** A student has one report in a year. */
const yearly = ({ studentId, year }: { studentId: string; year: number }) => `${studentId} ${year}`

/** Why some of these records cannot be restored now, also because of each other. */
export async function obstacles(db: Db, records: readonly DeletedRow[]): Promise<Map<string, Obstacle>> {
  const bundles = records.map(({ id, data }) => ({ id, rows: JSON.parse(data) as DeletedRows }))
  const all = <T extends 'users' | 'reports'>(table: T) =>
    bundles.flatMap(({ rows }) => (rows[table] ?? []) as Selectable<Schema[T]>[])
  const keys = all('users').map(({ userKey }) => userKey)
  const studentIds = all('reports').map(({ studentId }) => studentId)
  const taken = new Set(await usersIn(db).takenKeys(keys))
  const students = await present(db, 'students', 'id', studentIds)
  const former = await present(db, 'formerStudents', 'id', studentIds)
  const { number: presentYear } = await yearsIn(db).present()
  const reported = await reportedIn(db, presentYear, studentIds)
  const found = new Map<string, Obstacle>()
  const isReport = ({ rows }: { rows: DeletedRows }) => rows.reports !== undefined && rows.students === undefined
  // A report comes after its student.
  for (const bundle of [...bundles.filter((one) => !isReport(one)), ...bundles.filter(isReport)]) {
    const { id, rows } = bundle
    const [login] = rows.users ?? []
    const [report] = rows.reports ?? []
    if (login && taken.has(login.userKey)) found.set(id, 'userIdOfOther')
    else if (report && former.has(report.studentId)) found.set(id, 'studentHasLeft')
    else if (report && isReport(bundle) && !students.has(report.studentId)) found.set(id, 'studentDeleted')
    else if (report && reported.has(yearly(report))) found.set(id, 'otherReport')
    else {
      if (login) taken.add(login.userKey)
      for (const student of rows.students ?? []) students.add(student.id)
      if (report) reported.add(yearly(report))
    }
  }
  return found
}

/** Which of these ids of students a column has. */
async function present(
  db: Db,
  table: 'students' | 'formerStudents' | 'reports',
  column: string,
  ids: string[],
): Promise<Set<string>> {
  const found = await inChunks((part: string[]) =>
    db
      .selectFrom(table as 'students')
      .select(sql.ref<string>(column).as('id'))
      .where(sql.ref(column), 'in', part)
      .execute(),
  )(ids)
  return new Set(found.map(({ id }) => id))
}

/** For which years students have reports, as `yearly` says it. */
async function reportedIn(db: Db, presentYear: number, studentIds: string[]): Promise<Set<string>> {
  const now = await present(db, 'reports', 'studentId', studentIds)
  const before = await inChunks((part: string[]) =>
    db.selectFrom('earlierReports').select(['studentId', 'year']).where('studentId', 'in', part).execute(),
  )(studentIds)
  return new Set([...[...now].map((studentId) => yearly({ studentId, year: presentYear })), ...before.map(yearly)])
}

/** Puts records back as they were, with the same ids, in a transaction. To be asked before: `obstacles`. */
export async function restore(db: Db, records: readonly DeletedRow[]): Promise<void> {
  const { number: presentYear } = await yearsIn(db).present()
  const earlier: Insertable<Schema['earlierReports']>[] = []
  const bundles = records.map(({ shown, data, sealedPassword, sealedAnswer }) => {
    const { users = [], students = [], reports = [], ...rows } = JSON.parse(data) as DeletedRows
    const { grade = '' } = JSON.parse(shown) as ShownDeleted
    for (const { seq: _, ...report } of reports) {
      if (report.year < presentYear) earlier.push({ ...report, grade })
    }
    return {
      ...rows,
      students,
      reports: reports.filter(({ year }) => year >= presentYear),
      users: users.map((user) => ({ ...user, sealedPassword, sealedAnswer })),
    }
  })
  for (const table of DELETED_TABLES)
    await restoreRows(
      db,
      table,
      bundles.flatMap((bundle): object[] => bundle[table] ?? []),
    )
  // A report of a year that has ended since is where the others of that year are.
  for (const part of chunksOf(earlier)) await db.insertInto('earlierReports').values(part).execute()
  // A child may have been erased while its guardian was deleted.
  if (bundles.some(({ guardians = [] }) => guardians.length > 0)) await guardiansIn(db).removeOfErased()
  // The beginning of a year was undone while the student was deleted.
  if (bundles.some(({ students }) => students.length > 0)) await earlierReportsIn(db).takeBack(presentYear)
  await inChunks((ids: string[]) => db.deleteFrom('deletedRecords').where('id', 'in', ids).execute())(
    records.map(({ id }) => id),
  )
}
