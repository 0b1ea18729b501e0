import type { Insertable, Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DialectSql } from './engine.ts'

type Row = Record<string, unknown>
type Db = Kysely<Record<string, Row>>

/**
 * Every student in one table with a state, and every login in one that says whether it is closed; views select those who
 * are at the school. The views of students, logins and deleted records have the names of the tables before: the release
 * before goes on to read and write those who are at the school, and what it deletes.
 */
export async function studentsWithState(db: Db, dialectSql: DialectSql): Promise<void> {
  const run = async (...statements: string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  }
  await run(...tables(dialectSql))
  await moveFormer(db)
  await moveDeleted(db)
  const { offEachChange } = dialectSql
  await run(...offEachChange('formerStudents', 'formerStudents'), 'drop table "formerStudents"')
  await run(...offEachChange('students', 'allStudents'), ...counted('students', 'present', dialectSql))
  await run(...counted('formerStudents', 'left', dialectSql))
  await run(
    `update "allStudents" set "userId" = ${ofLogin('userId', '"login"')}, "userKey" = ${ofLogin('userKey', '"login"')} where "userId" is null`,
  )
  await run(...indexes(dialectSql), ...views(dialectSql))
  for (const table of ['allUsers', 'allStudents', 'earlierReports']) await run(...dialectSql.afterCopy(table))
}

const tables = ({ text }: DialectSql): string[] => [
  'alter table "users" rename to "allUsers"',
  'alter table "allUsers" add column "isClosed" integer not null default 0',
  'alter table "students" rename to "allStudents"',
  `alter table "allStudents" add column "state" ${text} not null default 'present'`,
  ...OF_STATE.map((column) => `alter table "allStudents" add column "${column}" ${text}`),
  'alter table "deletedRecords" rename to "deletions"',
]

/** The user id of a student's login: beside the other columns that a search reads. */
const ofLogin = (column: string, login: string) => `(select "${column}" from "allUsers" where "id" = ${login})`

/** The list of those who are at the school is made anew only when one of them is changed. */
const counted = (view: string, state: string, { onEachChange }: DialectSql): string[] =>
  onEachChange('allStudents', `update "dataVersions" set "version" = "version" + 1 where "name" = '${view}'`, state)

const LEAVING = ['leftOn', 'leftYear', 'firstYear', 'reason', 'note', 'leftAt', 'leftBy']
const OF_STATE = ['userId', 'userKey', ...LEAVING]

const COPIES = ['foldedName', 'foldedFatherName', 'foldedAddress', 'foldedRollNumber', 'foldedPhone']
const STUDENT = [
  'id',
  'login',
  'name',
  'fatherName',
  'age',
  'phone',
  'grade',
  'rollNumber',
  'fee',
  'address',
  'createdAt',
  'photoVersion',
  'version',
  ...COPIES,
]
const USER = [
  'id',
  'userId',
  'name',
  'passwordHash',
  'createdAt',
  'userKey',
  'role',
  'sealedPassword',
  'sealedAnswer',
  'passwordChangedAt',
  'language',
]
const REPORT = [
  'id',
  'studentId',
  'year',
  'teacher',
  'condition',
  'message',
  'complain',
  'notification',
  'createdAt',
  'updatedAt',
  'photoVersion',
  'version',
]
const DELETED = [
  'id',
  'entity',
  'shown',
  'data',
  'deletedAt',
  'deletedBy',
  'student',
  'login',
  'sealedPassword',
  'sealedAnswer',
]

const indexes = ({ searchIndex, fillOnInsert }: DialectSql): string[] => [
  'drop index "studentSearchInAll"',
  'drop index if exists "studentSearchInAllWords"',
  // With all columns that the search reads: it reads no rows but those that it finds.
  ...searchIndex('presentSearchInAll', 'allStudents', [...COPIES, 'userKey'], 'present'),
  ...searchIndex('leftSearchInAll', 'allStudents', [...COPIES, 'userKey', 'leftYear', 'leftOn'], 'left'),
  // Not with the state as a column: SQLite would take such an index for a search, and read the row of each student.
  `create index "studentsInOrder" on "allStudents" ("seq") where "state" = 'present'`,
  `create index "leaversByDay" on "allStudents" ("leftOn") where "state" = 'left'`,
  'create index "usersInOrder" on "allUsers" ("seq") where "isClosed" = 0',
  ...fillOnInsert('allStudents', {
    userId: ofLogin('userId', 'new."login"'),
    userKey: ofLogin('userKey', 'new."login"'),
  }),
]

/** What the views of students select. */
const STUDENT_VIEWS = {
  students: `select * from "allStudents" where "state" = 'present'`,
  formerStudents: `select * from "allStudents" where "state" = 'left'`,
  knownStudents: `select * from "allStudents" where "state" in ('present', 'left')`,
}

/**
 * For a later step: adds a column to every student, and to the views of them.
 * @param column its name and type, with a default
 */
export const addStudentColumn = (column: string, { renewView }: Pick<DialectSql, 'renewView'>): string[] => [
  `alter table "allStudents" add column ${column}`,
  ...Object.entries(STUDENT_VIEWS).flatMap(([name, selection]) => renewView(name, selection)),
]

const views = ({ writableView }: DialectSql): string[] => [
  'create view "users" as select * from "allUsers" where "isClosed" = 0',
  ...writableView('users', 'allUsers', USER),
  `create view "students" as ${STUDENT_VIEWS.students}`,
  ...writableView('students', 'allStudents', STUDENT, { version: '1', foldedRollNumber: `''`, foldedPhone: `''` }),
  `create view "formerStudents" as ${STUDENT_VIEWS.formerStudents}`,
  `create view "knownStudents" as ${STUDENT_VIEWS.knownStudents}`,
  `create view "deletedRecords" as select * from "deletions" where "id" not in (select "id" from "allStudents")`,
  ...writableView('deletedRecords', 'deletions', DELETED),
]

/** Rows that are read at once. */
const PAGE = 500

async function* pagesOf(db: Db, table: string, entity?: string): AsyncGenerator<Row[]> {
  const all = db.selectFrom(table).selectAll().orderBy('seq').limit(PAGE)
  const rows = entity ? all.where('entity', '=', entity) : all
  for (let page = await rows.execute(); page.length > 0; ) {
    yield page
    page = await rows.where('seq', '>', page.at(-1)?.seq as number).execute()
  }
}

/** Those who have left, with their logins. */
async function moveFormer(db: Db): Promise<void> {
  for await (const page of pagesOf(db, 'formerStudents')) {
    const users = page.map(({ userRow, ...row }) => ({ ...row, ...JSON.parse(userRow as string) }))
    const logins = page.map((row, at) => ({ ...users[at], ...only(row, ['userId', 'userKey', ...SEALED]) }))
    await insert(db, 'allUsers', USER, logins, { isClosed: 1 })
    const students = page.map((row) => ({ ...row, seq: row.studentSeq }))
    await insert(db, 'allStudents', [...STUDENT, ...OF_STATE], students, { state: 'left' })
  }
}

const SEALED = ['sealedPassword', 'sealedAnswer']

type Bundle = { users?: Row[]; students?: Row[]; reports?: Row[]; changes?: Row[] }

/** Deleted students, with their logins and reports. Their user ids are free. */
async function moveDeleted(db: Db): Promise<void> {
  for await (const page of pagesOf(db, 'deletions', 'student')) {
    const bundles = page.map((row) => ({ row, ...(JSON.parse(row.data as string) as Bundle) }))
    const users = bundles.flatMap(({ row, users = [] }) => users.map((user) => ({ ...user, ...only(row, SEALED) })))
    const loginOf = new Map(users.map((user: Row) => [user.id, user]))
    const freed = users.map((user: Row) => ({ ...user, userKey: `\n${user.id}` }))
    await insert(db, 'allUsers', USER, freed, { isClosed: 1 })
    const students = bundles
      .flatMap(({ students = [] }) => students)
      .map((student) => ({ ...student, ...only(loginOf.get(student.login) ?? {}, ['userId', 'userKey']) }))
    await insert(db, 'allStudents', [...STUDENT, 'userId', 'userKey'], students, { state: 'deleted' })
    const gradeOf = new Map(students.map((student: Row) => [student.id, student.grade]))
    // With those of earlier years: the release before counts all that are in the table of this year.
    const reports = bundles.flatMap(({ reports = [] }) => reports)
    const filed = reports.map((report) => ({ ...report, grade: gradeOf.get(report.studentId) }))
    await insert(db, 'earlierReports', [...REPORT, 'grade'], filed)
    for (const { row, changes = [] } of bundles) {
      const left = { data: JSON.stringify({ changes }), sealedPassword: null, sealedAnswer: null }
      await db.updateTable('deletions').set(left).where('id', '=', row.id).execute()
    }
  }
}

/** Some columns of a row that it has. */
const only = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.flatMap((column) => (column in row ? [[column, row[column]]] : [])))

/**
 * A row whose number is free, and below the highest one, has it again, and with it its place in the lists; any other row
 * comes last.
 */
async function insert(db: Db, table: string, columns: readonly string[], rows: readonly Row[], more: Row = {}) {
  const { last } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max('seq').as('last'))
    .executeTakeFirstOrThrow()
  let next = Number(last ?? 0)
  for (const row of rows) {
    const seq = row.seq as number
    const isFree = seq < next && !(await db.selectFrom(table).select('seq').where('seq', '=', seq).executeTakeFirst())
    if (!isFree) next++
    await db
      .insertInto(table)
      .values({ ...only(row, columns), ...more, seq: isFree ? seq : next } as Insertable<Row>)
      .execute()
  }
}
