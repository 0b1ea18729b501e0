import * as assert from 'uvu/assert'
import { addNotice, addReport, addStudent, addTeacher, form } from '../../tools/samples.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'

let now = Date.parse('2026-03-02T08:00:00Z')
const school = await start({ clock: () => now, env: { TRUST_PROXY: '1' } })
const admin = await school.login(ADMIN.userId, ADMIN.password)
const adminId = (await admin.get('/auth/me')).body.user._id
test.after(() => school.stop())

const page = async (number = 1) => (await admin.get(`/admin/audit?page=${number}`)).body
/** The newest entries as 'action entity id', newest first. */
const newest = async (count: number): Promise<string[]> =>
  (await page()).data
    .slice(0, count)
    .map((line: Record<string, string>) => [line.action, line.entity, line.entityId].filter(Boolean).join(' '))

test('the first admin was added by the server itself', async () => {
  const { pages } = await page()
  const { data } = await page(pages)
  const { action, entityId, actorUserId, address } = data.at(-1)
  assert.equal([action, entityId, actorUserId, address], ['add', adminId, null, 'first start'])
})

test('each write and each read of secrets is an entry with user, action and record', async () => {
  const student = (await addStudent(admin))._id
  const teacher = (await addTeacher(admin))._id
  const notice = await addNotice(admin)
  const report = await addReport(admin, student)
  await admin.post(`/student/updateStudent/${student}`, form({ age: '13' }))
  await admin.put(`/teacher/updateTeacher/${teacher}`, form({ subject: 'Art' }))
  await admin.post(`/notice/updateNotice/${notice}`, form({ title: 'x' }))
  await admin.put(`/report/updateReport/${student}`, form({ message: 'x' }))
  assert.equal(await newest(8), [
    `update report ${report}`,
    `update notice ${notice}`,
    `update teacher ${teacher}`,
    `update student ${student}`,
    `add report ${report}`,
    `add notice ${notice}`,
    `add teacher ${teacher}`,
    `add student ${student}`,
  ])
  await admin.get(`/student/get-single-student/${student}`)
  await admin.get(`/teacher/singleTeacher/${teacher}`)
  await admin.get('/admin/allUser')
  assert.equal(await newest(3), [
    'read secrets user',
    `read secrets teacher ${teacher}`,
    `read secrets student ${student}`,
  ])
  await admin.delete(`/report/deleteReport/${student}`)
  await admin.delete(`/notice/deleteNotice/${notice}`)
  await admin.delete(`/student/deleteStudent/${student}`)
  await admin.delete(`/teacher/deleteTeacher/${teacher}`)
  assert.equal(await newest(4), [
    `delete teacher ${teacher}`,
    `delete student ${student}`,
    `delete notice ${notice}`,
    `delete report ${report}`,
  ])
})

test('an entry says who it was, when and from which IP address', async () => {
  now += 1000
  await admin.post('/notice/addNotice', form({ title: 'a', description: 'b', catagory: 'c' }), {
    'x-forwarded-for': '192.0.2.7',
  })
  const [{ _id, entityId, records, actor, record, ...line }] = (await page()).data
  assert.equal(line, {
    at: '2026-03-02T08:00:01.000Z',
    actorId: adminId,
    actorUserId: ADMIN.userId,
    action: 'add',
    entity: 'notice',
    address: '192.0.2.7',
  })
})

test('register, login, failed login and logout are entries, without the typed values', async () => {
  const { body } = await school.visitor.post('/auth/register', { userId: 'ann', password: 'secret-1', answer: 'Lee' })
  const id = body.data._id
  const ann = await school.login('ann', 'secret-1')
  await school.visitor.put('/auth/login', { userId: 'ann', password: 'typed-wrong' })
  await school.visitor.put('/auth/login', { userId: 'typed-wrong', password: 'secret-1' })
  await ann.post('/auth/logout')
  assert.equal(await newest(5), [
    `logout user ${id}`,
    'failed login user',
    `failed login user ${id}`,
    `login user ${id}`,
    `register user ${id}`,
  ])
  const { data } = await page()
  assert.not.match(JSON.stringify(data.slice(0, 5)), /typed-wrong|secret-1|Lee/)
  assert.equal([data[0].actorUserId, data[1].actorUserId, data[3].actorUserId], ['ann', null, 'ann'])
})

test('the newest entry comes first, fifty on a page', async () => {
  for (let i = 0; i < 60; i++) await addNotice(admin, { title: String(i) })
  const [one, two] = [await page(1), await page(2)]
  assert.is(one.data.length, 50)
  assert.is(one.pages, Math.ceil(one.total / 50))
  assert.ok(Number(one.data[0]._id) > Number(one.data[49]._id))
  assert.is(Number(two.data[0]._id), Number(one.data[49]._id) - 1)
  assert.equal((await page(one.pages + 1)).data, [])
  for (const wrong of ['0', '-1', 'x', '1.5']) {
    assert.is((await admin.get(`/admin/audit?page=${wrong}`)).status, 400, wrong)
  }
})

test('a call that changes nothing leaves no entry', async () => {
  const { total } = await page()
  await admin.delete('/notice/deleteNotice/unknown')
  await admin.post('/notice/addNotice', form({ title: '' }))
  await admin.post('/student/add-student', form({}))
  assert.is((await page()).total, total)
})

test.run()
