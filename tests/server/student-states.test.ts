/** Every student is in one table with a state: how the data came there, and who is found in which state. */
// engines: sqlite, postgres
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery, Kysely, type KyselyPlugin, Migrator, sql } from 'kysely'
import * as assert from 'uvu/assert'
import { postgres } from '../../server/store/engines/postgres.ts'
import { sqlite } from '../../server/store/engines/sqlite.ts'
import { migrations } from '../../server/store/migrations.ts'
import { addStudentColumn, studentsWithState } from '../../server/store/students-step.ts'
import { tablesIn } from '../../server/store/tables/index.ts'
import { engineOf, everythingIn, isPostgres, newDatabase, openRaw } from '../../tools/engine.ts'
import { addReport, addStudent, addTeacher, form, studentDetails } from '../../tools/samples.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'
import { featureTest } from './feature-test.ts'

const STEP = '019-students-with-state-expand'
const folder = mkdtempSync(join(tmpdir(), 'school-states-'))
const school = await start()
test.after(async () => {
  await school.stop()
  rmSync(folder, { recursive: true })
})
const admin = await school.login(ADMIN.userId, ADMIN.password)

type Row = Record<string, unknown>
let count = 0

/** A school before the step: one student present, one who has left, and two deleted, one of them with a report. */
async function schoolBefore() {
  const location = isPostgres ? await newDatabase() : join(folder, `${count++}.db`)
  const { dialect, dialectSql } = isPostgres ? postgres(location) : sqlite(location)
  const db = new Kysely<Record<string, Row>>({ dialect })
  const before = Object.entries(migrations(dialectSql)).filter(([name]) => name < STEP)
  const steps = Object.fromEntries(before.map(([name, up]) => [name, { up }]))
  await new Migrator({ db, provider: { getMigrations: async () => steps } }).migrateToLatest()
  const user = (seq: number, name: string) => ({
    ...{ seq, id: `login-${name}`, userId: `${name}@School`, userKey: `${name}@school`, role: 1, name },
    ...{ passwordHash: `hash of ${name}`, createdAt: '2026-01-01', passwordChangedAt: null, language: null },
  })
  const student = (seq: number, name: string) => ({
    ...{ ...studentDetails, seq, id: name, login: `login-${name}`, name, createdAt: '2026-01-01' },
    ...{ foldedName: name, foldedFatherName: '', foldedAddress: '', foldedRollNumber: '', foldedPhone: '' },
    ...{ photoVersion: null, version: 3 },
  })
  const sealed = { sealedPassword: Buffer.from('sealed'), sealedAnswer: null }
  const report = {
    ...{ seq: 1, id: 'report', studentId: 'cem', condition: 'Good', message: 'Well done', complain: '' },
    ...{ notification: '', createdAt: '2026-01-02', updatedAt: '2026-01-02', photoVersion: null, version: 1 },
    ...{ year: 0, teacher: '' },
  }
  const change = { record: 'cem', field: 'age', at: '2026-01-03', version: 3, by: null }
  await db
    .insertInto('users')
    .values({ ...user(5, 'eve'), ...sealed })
    .execute()
  await db.insertInto('students').values(student(5, 'eve')).execute()
  const { userId, userKey, ...userRow } = user(2, 'ben')
  const { seq, ...ben } = student(2, 'ben')
  const leaving = { leftOn: '2026-02-01', leftYear: '2025/26', firstYear: '2025/26', reason: 'moved', note: 'Far' }
  await db
    .insertInto('formerStudents')
    .values({
      ...ben,
      studentSeq: seq,
      userId,
      userKey,
      userRow: JSON.stringify(userRow),
      ...sealed,
      ...leaving,
      leftAt: 'then',
      leftBy: null,
    })
    .execute()
  const deletions = [
    ['cem', { students: [student(3, 'cem')], users: [user(3, 'cem')], reports: [report], changes: [change] }],
    // Its number is that of another student now.
    ['dua', { students: [student(5, 'dua')], users: [user(5, 'dua')], changes: [] }],
  ] as const
  for (const [id, data] of deletions) {
    const shown = JSON.stringify({ name: id, grade: '5', rollNumber: '7', userId: `${id}@School` })
    const deletion = { id, entity: 'student', shown, data: JSON.stringify(data), deletedAt: 'then', deletedBy: null }
    await db
      .insertInto('deletedRecords')
      .values({ ...deletion, student: null, login: `login-${id}`, ...sealed })
      .execute()
  }
  return { db, dialectSql, location }
}

/** The steps after it, which this program reads too. */
async function stepOn(db: Kysely<Record<string, Row>>, dialectSql: Parameters<typeof migrations>[0]) {
  for (const [name, up] of Object.entries(migrations(dialectSql))) if (name > STEP) await up(db as never)
}

/** Ends the step at its nth statement. */
const endAt = (nth: number): KyselyPlugin => {
  let seen = 0
  return {
    transformQuery({ node }) {
      seen++
      if (seen === nth) throw new Error('the machine is gone')
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

test('the step brings everybody over, or changes nothing at whichever statement it ends', async () => {
  const { db, dialectSql, location } = await schoolBefore()
  const before = await everythingIn(location)
  const isDone = (nth: number) =>
    db
      .transaction()
      .execute((transaction) => studentsWithState(transaction.withPlugin(endAt(nth)), dialectSql))
      .then(
        () => true,
        (error) => {
          assert.match(error.message, /the machine is gone/)
          return false
        },
      )
  let statements = 1
  while (!(await isDone(statements))) {
    assert.equal(await everythingIn(location), before, `statement ${statements}`)
    statements++
  }
  assert.ok(statements > 40, String(statements))
  await stepOn(db, dialectSql)

  const all = (statement: string) => sql<Row>`${sql.raw(statement)}`.execute(db).then(({ rows }) => rows)
  const students = 'select "seq", "id", "state", "version", "userId", "userKey" from "allStudents" order by "seq"'
  assert.equal(
    (await all(students)).map((row) =>
      Object.values(row)
        .map((value) => value && String(value))
        .join(' '),
    ),
    [
      '2 ben left 3 ben@School ben@school',
      '3 cem deleted 3 cem@School cem@school',
      '5 eve present 3 eve@School eve@school',
      '6 dua deleted 3 dua@School dua@school',
    ],
  )
  assert.equal(await all('select "id", "userId" from "users"'), [{ id: 'login-eve', userId: 'eve@School' }])
  const tables = tablesIn(db as never, dialectSql)
  const { leftOn, reason, note, userId } = (await tables.former.find('ben')) as Row
  assert.equal([leftOn, reason, note, userId], ['2026-02-01', 'moved', 'Far', 'ben@School'])
  assert.equal((await tables.former.loginOf('ben'))?.passwordHash, 'hash of ben')
  assert.equal(await tables.users.takenKeys(['ben@school', 'cem@school', 'dua@school']), ['ben@school'])
  const records = await tables.deleted.findAll(['cem', 'dua'])
  assert.equal([...(await tables.deleted.obstacles(records))], [])
  await tables.deleted.restore(records)
  assert.equal((await tables.reports.ofStudent('cem', 'staff'))?.message, 'Well done')
  assert.equal((await tables.changes.since('cem', 0)).length, 1)
  assert.equal((await tables.users.findByUserId('CEM@school'))?.sealedPassword?.toString(), 'sealed')
  assert.equal(await tables.checks.orphans(), [])
  await db.destroy()
})

test('the release before reads and writes those who are at the school, and what it deletes can be restored', async () => {
  const { db, dialectSql } = await schoolBefore()
  await db.transaction().execute((transaction) => studentsWithState(transaction, dialectSql))
  await stepOn(db, dialectSql)
  const tables = tablesIn(db as never, dialectSql)
  const names = async () => (await db.selectFrom('students').select('id').orderBy('seq').execute()).map(({ id }) => id)
  const login = {
    id: 'login-new',
    userId: 'New@School',
    userKey: 'new@school',
    role: 1,
    name: 'New',
    passwordHash: '',
    createdAt: '',
  }
  await db.insertInto('users').values(login).execute()
  const eve = await db.selectFrom('students').selectAll().where('id', '=', 'eve').executeTakeFirstOrThrow()
  const { seq: _, state: __, version: ___, ...row } = eve
  await db
    .insertInto('students')
    .values({ ...row, id: 'new', login: 'login-new' })
    .execute()
  assert.equal(await names(), ['eve', 'new'])
  for await (const page of tables.students.pages({ text: 'new@', userIdEndings: [] }))
    assert.equal(
      page.map(({ id }) => id),
      ['new'],
      'it is found by its user id',
    )
  const updated = await db
    .updateTable('students')
    .set({ fee: '9' })
    .where('id', '=', 'new')
    .returning(['id', 'fee'])
    .execute()
  assert.equal(updated, [{ id: 'new', fee: '9' }])
  assert.equal(
    await db.selectFrom('deletedRecords').select('id').execute(),
    [],
    'it cannot restore what it does not know',
  )

  const [user] = await db.selectFrom('users').selectAll().where('id', '=', 'login-new').execute()
  const [student] = await db.selectFrom('students').selectAll().where('id', '=', 'new').execute()
  const data = JSON.stringify({ students: [student], users: [user], changes: [] })
  const deletion = { id: 'new', entity: 'student', shown: '{"name":"New"}', data, deletedAt: 'now', login: 'login-new' }
  await db.insertInto('deletedRecords').values(deletion).execute()
  await db.deleteFrom('users').where('id', '=', 'login-new').execute()
  assert.equal(await names(), ['eve'])
  assert.equal(await db.selectFrom('deletedRecords').select('id').execute(), [{ id: 'new' }])
  await tables.deleted.restore(await tables.deleted.findAll(['new']))
  assert.equal(await names(), ['eve', 'new'])
  assert.equal((await tables.students.find('new'))?.fee, '9')
  await db.destroy()
})

test('a column that a later step adds is in every view of students', async () => {
  const { db, dialectSql } = await schoolBefore()
  await db.transaction().execute((transaction) => studentsWithState(transaction, dialectSql))
  for (const statement of addStudentColumn(`"house" ${dialectSql.text} not null default 'Red'`, dialectSql))
    await sql.raw(statement).execute(db)
  for (const [view, id] of [
    ['students', 'eve'],
    ['formerStudents', 'ben'],
    ['knownStudents', 'ben'],
  ] as const)
    assert.equal(await db.selectFrom(view).select('house').where('id', '=', id).execute(), [{ house: 'Red' }])
  await db.destroy()
})

featureTest('who is at the school is listed and searched in indexes that have no leavers', async () => {
  const { db: before, dialectSql, location } = await schoolBefore()
  await before.transaction().execute((transaction) => studentsWithState(transaction, dialectSql))
  await stepOn(before, dialectSql)
  await before.destroy()
  const queries: CompiledQuery[] = []
  const db = new Kysely<Record<string, Row>>({
    dialect: sqlite(location).dialect,
    log: ({ query }) => void queries.push(query),
  })
  const { students, classes, statistics, users } = tablesIn(db as never, dialectSql)
  /** The index that the first query of a call reads, and how. */
  const indexOf = async (call: AsyncGenerator<unknown> | Promise<unknown>) => {
    queries.length = 0
    if ('next' in call) await call.next()
    else await call
    const { sql: query = '', parameters = [] } = queries[0] ?? {}
    const { rows } = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${query}`, [...parameters]),
    )
    return rows[0]?.detail.replace(/^(SCAN|SEARCH) \w+ USING /, '').replace(/ \(.*/, '')
  }
  assert.is(await indexOf(students.pages({ text: 'eve' })), 'COVERING INDEX presentSearchInAll')
  assert.is(await indexOf(students.pages({ name: 'eve', grade: '5' })), 'COVERING INDEX presentSearchInAll')
  assert.is(await indexOf(students.pages()), 'INDEX studentsInOrder')
  assert.is(await indexOf(students.pages({ grade: '5' })), 'INDEX presentByClass')
  assert.is(await indexOf(students.count()), 'COVERING INDEX studentsInOrder')
  assert.is(await indexOf(classes.counts()), 'COVERING INDEX presentByClass')
  assert.is(await indexOf(statistics.classes('2026-11-29')), 'COVERING INDEX presentByClass')
  assert.is(await indexOf(classes.members()), 'INDEX studentsInOrder')
  assert.is(await indexOf(users.pages()), 'INDEX usersInOrder')
  await db.destroy()
})

const ids = (rows: { _id: string }[]) => rows.map(({ _id }) => _id)
const leave = (by: Caller, ...leavers: string[]) =>
  by.post('/student/leave', { ids: leavers, leftOn: '2026-01-31', reason: 'moved', note: '' })

test('a state that a newer program wrote is in no list, and its user id stays taken', async () => {
  const [student, other] = [await addStudent(admin, { name: 'Newer State' }), await addStudent(admin)]
  await addReport(admin, student._id)
  await leave(admin, student._id)
  const raw = await openRaw(school.dataDir)
  await raw.all(`update "allStudents" set "state" = 'on leave' where "id" = ?`, student._id)
  await raw.close()
  const { students } = (await admin.get('/student/getAllStudent')).body
  assert.ok(ids(students).includes(other._id))
  for (const rows of [
    students,
    (await admin.post('/student/findStudents', { text: 'newer state' })).body.data ?? [],
    (await admin.post('/student/former/find', { text: '' })).body.data,
    (await admin.get('/admin/deleted')).body.data,
  ])
    assert.not(ids(rows).includes(student._id))
  for (const path of ['/student/get-single-student/', '/student/former/', '/student/get-student-photo/'])
    assert.is((await admin.get(path + student._id)).status, 404, path)
  assert.is((await admin.post('/student/former/erase', { ids: [student._id] })).status, 404)
  assert.is((await admin.delete(`/student/deleteStudent/${student._id}`)).status, 404)
  assert.equal((await admin.post('/student/former/bringBack', { ids: [student._id], grade: '5' })).body.success, false)
  const again = await admin.post('/student/add-student', form({ ...studentDetails, ...loginOf(student.userId) }))
  assert.is(again.body.success, false)
  assert.equal(await school.store.checks.orphans(), [])
})

const loginOf = (userId: string) => ({ userId, password: 'some-password', answer: 'x' })

test('a login that is open while its student is not at the school is found by the check', async () => {
  const student = await addStudent(admin)
  await leave(admin, student._id)
  const raw = await openRaw(school.dataDir)
  const set = (isClosed: number) =>
    raw.all('update "allUsers" set "isClosed" = ? where "userId" = ?', isClosed, student.userId)
  await set(0)
  assert.match((await school.store.checks.orphans()).join(), /^The login \w+ is not in the state of its student\.$/)
  await set(1)
  await raw.close()
  assert.equal(await school.store.checks.orphans(), [])
})

test('two admins who restore and erase a student at once: one of them is told, and nothing is half there', async () => {
  const other = await school.login(ADMIN.userId, ADMIN.password)
  for (let round = 0; round < 3; round++) {
    const student = await addStudent(admin, { name: `Twice ${round}` })
    await addReport(admin, student._id)
    await admin.delete(`/student/deleteStudent/${student._id}`)
    const calls: [Caller, string][] = [
      [admin, '/admin/deleted/restore'],
      [other, '/admin/deleted/erase'],
    ]
    if (round % 2) calls.reverse()
    const answers = await Promise.all(calls.map(([one, path]) => one.post(path, { ids: [student._id] })))
    assert.is(answers.filter(({ body }) => body.success).length, 1)
    const { students } = (await admin.get('/student/getAllStudent')).body
    const isRestored = answers[round % 2 ? 1 : 0]?.body.success
    assert.is(ids(students).includes(student._id), isRestored)
    assert.not(ids((await admin.get('/admin/deleted')).body.data).includes(student._id))
    assert.equal(await school.store.checks.orphans(), [])
  }
})

test('a promotion is not undone while one of its students is deleted, nor after that student is restored', async () => {
  const [mover, leaver] = [await addStudent(admin, { grade: '3' }), await addStudent(admin, { grade: '10' })]
  const page = async () => (await admin.get('/student/promotion')).body
  assert.is(
    (await admin.post('/student/promote', { token: (await page()).token, stay: [], newYear: false })).status,
    200,
  )
  const { _id, undo } = (await page()).last
  assert.is(undo.possible, true)
  await admin.delete(`/student/deleteStudent/${mover._id}`)
  const undone = async () => (await admin.post(`/admin/schoolYear/${_id}/undo`)).body
  assert.is((await undone()).success, false)
  await admin.post('/admin/deleted/restore', { ids: [mover._id] })
  assert.is((await undone()).success, false)
  assert.ok(ids((await admin.post('/student/former/find', { text: '' })).body.data).includes(leaver._id))
})

test('a student deleted while a promotion is undone: both are done, or the undoing is refused as a whole', async () => {
  for (const undoesFirst of [true, false]) {
    const own = await start()
    const admin = await own.login(ADMIN.userId, ADMIN.password)
    const [mover, leaver] = [await addStudent(admin, { grade: '3' }), await addStudent(admin, { grade: '10' })]
    const page = async () => (await admin.get('/student/promotion')).body
    await admin.post('/student/promote', { token: (await page()).token, stay: [], newYear: false })
    const { _id } = (await page()).last
    const calls = [
      () => admin.post(`/admin/schoolYear/${_id}/undo`),
      () => admin.delete(`/student/deleteStudent/${mover._id}`),
    ]
    if (!undoesFirst) calls.reverse()
    const answers = await Promise.all(calls.map((call) => call()))
    const [undone, deleted] = (undoesFirst ? answers : answers.toReversed()).map(({ body }) => body.success)
    assert.is(deleted, true)
    const present = ids((await admin.get('/student/getAllStudent')).body.students)
    assert.equal([present.includes(leaver._id), present.includes(mover._id)], [undone, false])
    await admin.post('/admin/deleted/restore', { ids: [mover._id] })
    const { grade } = (await admin.get(`/student/get-single-student/${mover._id}`)).body.user
    assert.is(grade, undone ? '3' : '4')
    assert.equal(await own.store.checks.orphans(), [])
    await own.stop()
  }
})

test('what is erased of a student is in no table but the audit, whichever state it was in', async () => {
  const school = await start()
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  await addTeacher(admin)
  for (const state of ['left', 'promoted', 'deleted'] as const) {
    const student = await addStudent(admin, { name: `Gone ${state}`, grade: '10' })
    const report = await addReport(admin, student._id)
    await admin.post(`/student/updateStudent/${student._id}`, form({ age: '13' }))
    if (state === 'left') await leave(admin, student._id)
    else if (state === 'deleted') await admin.delete(`/student/deleteStudent/${student._id}`)
    else {
      const { token } = (await admin.get('/student/promotion')).body
      await admin.post('/student/promote', { token, stay: [], newYear: false })
    }
    const path = state === 'deleted' ? '/admin/deleted/erase' : '/student/former/erase'
    assert.is((await admin.post(path, { ids: [student._id] })).body.erased, 1)
    const location = (await engineOf(school.dataDir)).DATABASE_URL ?? join(school.dataDir, 'school.db')
    const rows = Object.entries(await everythingIn(location)).filter(([table]) => !/^audit/.test(table))
    for (const text of [student._id, report, student.userId])
      assert.equal(
        rows.flatMap(([table, all]) => (all.join().includes(text) ? table : [])),
        [],
        `${state} ${text}`,
      )
  }
  await school.stop()
})

test.run()
