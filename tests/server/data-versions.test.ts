/** Cached lists are right with several processes on one database, and only a change of their own data drops them. */
// engines: sqlite, postgres
import * as assert from 'uvu/assert'
import type { Store } from '../../server/store/index.ts'
import { addNotice, addReport, addStudent, form, reportFields } from '../../tools/samples.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const MINUTE = 60_000
let now = Date.UTC(2026, 10, 21, 9)
let readings = 0

/** Counts how often it is called. */
function counted<A extends unknown[], T>(read: (...args: A) => T): (...args: A) => T {
  return (...args) => {
    readings++
    return read(...args)
  }
}
const counting = ({ notices, students, users, ...store }: Store): Store => ({
  ...store,
  users: { ...users, pages: counted(users.pages) },
  notices: { ...notices, times: counted(notices.times) },
  students: { ...students, pages: counted(students.pages) },
})
// Over sockets: a change by another process is seen in the next turn of the event loop.
const one = await start({ clock: () => now, between: counting, socket: true })
const other = await start({ clock: () => now, dataDir: one.dataDir, socket: true })
test.after(async () => {
  await other.stop({ keep: true })
  await one.stop()
})
const admin = await one.login(ADMIN.userId, ADMIN.password)
const otherAdmin = await other.login(ADMIN.userId, ADMIN.password)
const lists = async () => [
  (await one.visitor.get('/notice/getNotice')).body.notice.length,
  (await admin.get('/student/getAllStudent')).body.students.length,
  (await admin.get('/admin/allUser')).body.data.length,
]
const readingsOf = async (work: () => Promise<unknown>) => {
  const before = readings
  await work()
  return readings - before
}

test('a write by one process is in the next response of the other', async () => {
  const [notices = 0, students = 0, users = 0] = await lists()
  const id = await addNotice(otherAdmin)
  assert.equal(await lists(), [notices + 1, students, users])
  const { _id } = await addStudent(otherAdmin)
  assert.equal(await lists(), [notices + 1, students + 1, users + 1])
  await otherAdmin.post(`/student/updateStudent/${_id}`, form({ name: 'Another Name' }))
  // The newest is the last.
  assert.is((await admin.get('/student/getAllStudent')).body.students.at(-1).name, 'Another Name')
  await otherAdmin.delete(`/notice/deleteNotice/${id}`)
  await otherAdmin.delete(`/student/deleteStudent/${_id}`)
  assert.equal(await lists(), [notices, students, users])
})

test('each reading of the recovery answers is in the audit, also of a cached list', async () => {
  await lists()
  const secrets = async () => {
    const { data } = (await admin.get('/admin/audit?action=read%20secrets')).body
    return data.length
  }
  const before = await secrets()
  assert.is(await readingsOf(lists), 0)
  assert.is(await secrets(), before + 1)
})

test('a report that one process adds is in the list of the other', async () => {
  const { _id } = await addStudent(admin)
  const newest = async () => (await admin.get('/student/getAllStudent')).body.students.at(-1).report
  assert.is(await newest(), null)
  await addReport(otherAdmin, _id)
  assert.is(await newest(), reportFields.condition)
})

test('a session that one process ends is over in the other at the next request', async () => {
  const student = await addStudent(admin)
  const person = await one.login(student.userId, student.password)
  for (let again = 0; again < 3; again++) assert.is((await person.get('/auth/me')).body.success, true)
  const users = (await otherAdmin.get('/admin/allUser')).body.data
  const { _id } = users.find(({ userId }: { userId: string }) => userId === student.userId)
  await otherAdmin.post(`/admin/endSessions/${_id}`)
  assert.is((await person.get('/auth/me')).body.success, false)
})

test('a login, a use of a session and a logout drop no cached list', async () => {
  await lists()
  assert.is(await readingsOf(lists), 0)
  const work = async () => {
    const again = await one.login(ADMIN.userId, ADMIN.password)
    await other.login(ADMIN.userId, ADMIN.password)
    await again.post('/auth/logout')
    await one.visitor.put('/auth/login', { userId: 'nobody', password: 'wrong-password' })
    // The last use of the sessions is stored.
    now += MINUTE + 1
    await admin.get('/auth/me')
    await otherAdmin.get('/auth/me')
    await lists()
  }
  assert.is(await readingsOf(work), 0)
})

test('a change of notices drops the cached notices only, and a rolled back change drops nothing', async () => {
  await lists()
  await addNotice(admin)
  assert.is(await readingsOf(lists), 1)
  await addStudent(admin)
  assert.is(await readingsOf(lists), 2, 'the students and the logins')
  const rolledBack = async () => {
    const changing = other.store.transaction(async ({ notices }) => {
      await notices.add({
        id: 'a',
        title: 'a',
        description: 'a',
        catagory: 'Event',
        date: '1',
        createdAt: '',
        photoVersion: null,
      })
      throw new Error('not kept')
    })
    await changing.catch(() => {})
    await lists()
  }
  assert.is(await readingsOf(rolledBack), 0)
})

test.run()
