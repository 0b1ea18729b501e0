/** Deleted records are put back, where nothing stands in the way. */
import type { Insertable, Kysely } from 'kysely'
import { chunksOf, inChunks } from '../queries.ts'
import type { DeletedEntity, Schema } from '../schema.ts'
import { DELETED_TABLES, type DeletedRows, type DeletionRow, type ShownDeleted } from './deleted.ts'
import { guardiansIn } from './guardians.ts'
import { restoreRows } from './restore-rows.ts'
import { comeBack } from './student-states.ts'
import { usersIn } from './users.ts'
import { yearsIn } from './years.ts'

type Db = Kysely<Schema>

/** Why a record cannot be restored now, as the code of a message, which says how to remove it. */
export type Obstacle = 'userIdOfOther' | 'studentDeleted' | 'studentHasLeft' | 'otherReport'

/** A student has one report in a year. */
const yearly = ({ studentId, year }: { studentId: string; year: number }) => `${studentId} ${year}`

/** Why some of these records cannot be restored now, also because of each other. */
export async function obstacles(db: Db, records: readonly DeletionRow[]): Promise<Map<string, Obstacle>> {
  const deleted = await inChunks((ids: string[]) =>
    db.selectFrom('allStudents').select(['id', 'userKey']).where('id', 'in', ids).execute(),
  )(records.flatMap(({ id, entity }) => (entity === 'student' ? id : [])))
  const studentKeys = new Map(deleted.map(({ id, userKey }) => [id, userKey]))
  const bundles = records.map(({ id, entity, data }) => {
    const { users = [], reports = [] } = JSON.parse(data) as DeletedRows
    return { id, entity, userKey: studentKeys.get(id) ?? users[0]?.userKey, report: reports[0] }
  })
  const taken = new Set(await usersIn(db).takenKeys(bundles.flatMap(({ userKey }) => userKey ?? [])))
  const studentIds = bundles.flatMap(({ report }) => report?.studentId ?? [])
  const present = await studentsIn(db, 'students', studentIds)
  const former = await studentsIn(db, 'formerStudents', studentIds)
  const { number: presentYear } = await yearsIn(db).present()
  const reported = await reportedIn(db, presentYear, studentIds)
  const found = new Map<string, Obstacle>()
  const isReport = ({ entity }: { entity: DeletedEntity }) => entity === 'report'
  // A report comes after its student.
  for (const bundle of [...bundles.filter((one) => !isReport(one)), ...bundles.filter(isReport)]) {
    const { id, entity, userKey, report } = bundle
    if (userKey && taken.has(userKey)) found.set(id, 'userIdOfOther')
    else if (report && former.has(report.studentId)) found.set(id, 'studentHasLeft')
    else if (report && isReport(bundle) && !present.has(report.studentId)) found.set(id, 'studentDeleted')
    else if (report && reported.has(yearly(report))) found.set(id, 'otherReport')
    else {
      if (userKey) taken.add(userKey)
      if (entity === 'student') present.add(id)
      if (report) reported.add(yearly(report))
    }
  }
  return found
}

/** Which of these students are in a state. */
async function studentsIn(db: Db, state: 'students' | 'formerStudents', ids: string[]): Promise<Set<string>> {
  const found = await inChunks((part: string[]) =>
    db
      .selectFrom(state as 'students')
      .select('id')
      .where('id', 'in', part)
      .execute(),
  )(ids)
  return new Set(found.map(({ id }) => id))
}

/** For which years students have reports, as `yearly` says it. */
async function reportedIn(db: Db, presentYear: number, studentIds: string[]): Promise<Set<string>> {
  const now = await inChunks((part: string[]) =>
    db.selectFrom('reports').select('studentId').where('studentId', 'in', part).execute(),
  )(studentIds)
  const before = await inChunks((part: string[]) =>
    db.selectFrom('earlierReports').select(['studentId', 'year']).where('studentId', 'in', part).execute(),
  )(studentIds)
  return new Set([...now.map((row) => ({ ...row, year: presentYear })), ...before].map(yearly))
}

/** Puts records back as they were, with the same ids, in a transaction. To be asked before: `obstacles`. */
export async function restore(db: Db, records: readonly DeletionRow[]): Promise<void> {
  const { number: presentYear } = await yearsIn(db).present()
  const earlier: Insertable<Schema['earlierReports']>[] = []
  const bundles = records.map(({ shown, data, sealedPassword, sealedAnswer }) => {
    const { users = [], reports = [], ...rows } = JSON.parse(data) as DeletedRows
    const { grade = '' } = JSON.parse(shown) as ShownDeleted
    for (const { seq: _, ...report } of reports) {
      if (report.year < presentYear) earlier.push({ ...report, grade })
    }
    return {
      ...rows,
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
  await comeBack(
    db,
    records.flatMap(({ id, entity }) => (entity === 'student' ? id : [])),
  )
  // A child may have been erased while its guardian was deleted.
  if (bundles.some(({ guardians = [] }) => guardians.length > 0)) await guardiansIn(db).removeOfErased()
  await inChunks((ids: string[]) => db.deleteFrom('deletions').where('id', 'in', ids).execute())(
    records.map(({ id }) => id),
  )
}
