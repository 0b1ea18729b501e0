/** An error between any two steps of a write leaves the database unchanged. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import type { Store, Tables } from '../../server/store/index.ts'
import { openRaw, type Raw, tablesOf } from '../../tools/engine.ts'
import {
  addNotice,
  addReport,
  addStudent,
  addTeacher,
  form,
  noticeFields,
  picture,
  reportFields,
  studentFields,
  teacherFields,
} from '../../tools/samples.ts'
import { ADMIN, type Caller, caller, type Got, type School, start } from '../../tools/start.ts'
import { test } from '../test.ts'

/** The number of steps until an injected error; NaN: never. */
let faultAfter = Number.NaN

/** Wraps the store and injects an error into the steps of its transactions. */
function faulty(store: Store): Store {
  const counting = (tables: Tables): Tables =>
    Object.fromEntries(
      Object.entries(tables).map(([name, table]) => [
        name,
        Object.fromEntries(
          Object.entries(table as Record<string, (...args: unknown[]) => Promise<unknown>>).map(([step, work]) => [
            step,
            async (...args: unknown[]) => {
              if (faultAfter-- === 0) throw new Error(`injected before ${name}.${step}`)
              return work(...args)
            },
          ]),
        ),
      ]),
    ) as unknown as Tables
  return { ...store, transaction: (work) => store.transaction((tables) => work(counting(tables))) }
}

const photo = await picture()
const other = await picture('#f00')

/** What each test finds in its school. */
async function fill(school: School) {
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  const student = await addStudent(admin)
  const teacher = await addTeacher(admin)
  const notice = await addNotice(admin, { photo })
  const deleted = await addNotice(admin, { photo })
  await admin.delete(`/notice/deleteNotice/${deleted}`)
  await addReport(admin, student._id, { photo })
  const second = await addStudent(admin)
  const userLogin = (await (await school.login(second.userId, second.password)).get('/auth/me')).body.user._id as string
  return { cookie: admin.cookie, student, teacher, notice, deleted, second, userLogin }
}

const filled = await start()
const { cookie, student, teacher, notice, deleted, second, userLogin } = await fill(filled)
await filled.stop({ keep: true })
test.after(() => rmSync(filled.dataDir, { recursive: true }))

let school: School
let admin: Caller
let database: Raw

// Each write has its own school, so that none depends on another: a copy, which takes 0.01 s and not 0.2.
test.before.each(async () => {
  faultAfter = Number.NaN
  const dataDir = mkdtempSync(join(tmpdir(), 'school-transactions-'))
  cpSync(filled.dataDir, dataDir, { recursive: true })
  school = await start({ dataDir, between: faulty })
  admin = caller(school.request)
  admin.cookie = cookie
  database = await openRaw(school.dataDir)
})
test.after.each(async () => {
  await database.close()
  await school.stop()
})

/** All stored data without the last use of sessions. */
async function everything(): Promise<string> {
  const rows: unknown[] = []
  for (const name of await tablesOf(database)) {
    // Sorted, since PostgreSQL puts a changed row at the end. The counters of attempts are not rolled back on purpose.
    if (name !== 'throttle') rows.push([name, (await database.all(`select * from "${name}"`)).map(textOf).sort()])
  }
  return JSON.stringify(rows)
}

const textOf = (row: object) => JSON.stringify(row, (key, value) => (key === 'seenAt' ? undefined : value))

type Write = [name: string, leastSteps: number, call: (caller: Caller) => Promise<Got>]
const writes: Write[] = [
  ['register', 2, (c) => c.post('/auth/register', { userId: 'new', password: 'secret-1', answer: 'x' })],
  ['login', 3, () => school.visitor.put('/auth/login', ADMIN)],
  ['addNotice', 3, (c) => c.post('/notice/addNotice', form({ ...noticeFields, photo }))],
  ['updateNotice', 4, (c) => c.post(`/notice/updateNotice/${notice}`, form({ title: 'x', photo: other }))],
  ['addStudent', 4, (c) => c.post('/student/add-student', form({ ...studentFields(), photo }))],
  ['updateStudent', 5, (c) => c.post(`/student/updateStudent/${student._id}`, form({ name: 'x', photo: other }))],
  ['addTeacher', 5, (c) => c.post('/teacher/addTeacher', form({ ...teacherFields(), photo, idCard: photo }))],
  [
    'updateTeacher',
    6,
    (c) => c.put(`/teacher/updateTeacher/${teacher._id}`, form({ name: 'x', photo: other, idCard: other })),
  ],
  ['addReport', 4, (c) => c.post('/report/addReport', form({ ...reportFields, studentId: second._id, photo }))],
  ['updateReport', 4, (c) => c.put(`/report/updateReport/${student._id}`, form({ message: 'x', photo: other }))],
  ['endSessions', 3, (c) => c.post(`/admin/endSessions/${userLogin}`)],
  [
    'changePassword',
    5,
    (c) => c.put('/auth/password', { oldPassword: ADMIN.password, newPassword: 'another-password' }),
  ],
  ['issuePasswords', 4, (c) => c.post('/admin/issuePasswords', { ids: [student._id] })],
  ['deleteReport', 2, (c) => c.delete(`/report/deleteReport/${student._id}`)],
  ['deleteNotice', 2, (c) => c.delete(`/notice/deleteNotice/${notice}`)],
  ['deleteStudent', 2, (c) => c.delete(`/student/deleteStudent/${student._id}`)],
  ['deleteTeacher', 2, (c) => c.delete(`/teacher/deleteTeacher/${teacher._id}`)],
  ['restoreDeleted', 5, (c) => c.post('/admin/deleted/restore', { ids: [deleted] })],
  ['eraseDeleted', 2, (c) => c.post('/admin/deleted/erase', { ids: [deleted] })],
  [
    'logout',
    2,
    async (c) => {
      const { cookie } = c
      const got = await c.post('/auth/logout')
      // The cookie is cleared also when the logout failed: the next attempt sets it again.
      if (got.status === 500) c.cookie = cookie
      return got
    },
  ],
]

for (const [name, leastSteps, call] of writes) {
  test(`${name}: after an error in any step nothing of it is stored`, async () => {
    let steps = 0
    for (; ; steps++) {
      const before = await everything()
      faultAfter = steps
      const got = await call(admin)
      const isDone = faultAfter >= 0
      faultAfter = Number.NaN
      if (isDone) {
        assert.is(got.body.success, true, got.body.message)
        assert.is.not(await everything(), before)
        break
      }
      assert.is(got.status, 500)
      assert.equal(Object.keys(got.body), ['success', 'message', 'code', 'requestId'])
      assert.not.match(String(got.bytes), /injected|\.ts|insert/i)
      assert.is(await everything(), before, `after step ${steps}`)
    }
    assert.ok(steps >= leastSteps, `only ${steps} steps were tried`)
  })
}

test('the log has the error that the response hides, under the same request id', async () => {
  const caller = await school.login(ADMIN.userId, ADMIN.password)
  faultAfter = 0
  const { requestId } = (await caller.post('/notice/addNotice', form(noticeFields))).body
  faultAfter = Number.NaN
  const messages = school.log.filter((line) => line.requestId === requestId).map(({ err }) => (err as Error)?.message)
  assert.ok(messages.includes('injected before notices.add'), String(messages))
})

test.run()
