import * as assert from 'uvu/assert'
import { messages, serverMessages } from '#contract'
import { messageRef } from '#contract/failures'
import { failed } from '../../server/errors.ts'
import { addReport, addStudent, form, picture, reportFields } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'

let now = Date.parse('2026-03-02T08:00:00Z')
const school = await start({ clock: () => now })
const admin = await school.login(ADMIN.userId, ADMIN.password)
test.after(() => school.stop())

/** A new student with both ids by which the report is found. */
async function student() {
  const { _id, userId, password } = await addStudent(admin)
  const caller = await school.login(userId, password)
  return { _id, login: (await caller.get('/auth/me')).body.user._id as string, caller }
}
/** The fields of the student in a report, for students and staff. */
const named = { name: 'Ann Lee', fatherName: 'Tom Lee', grade: '5', rollNumber: '7' }
const isAvailable = async (studentId: string) => (await admin.put('/report/isReportAvaliable', { studentId })).body

test('without a report, each call says so with its own message, by either id', async () => {
  const { _id, login, caller } = await student()
  for (const id of [_id, login]) {
    assert.equal(await isAvailable(id), failed(messageRef('reportUnavailable')))
    const got = await caller.get(`/report/getReport/${id}`)
    assert.equal(got.body, { success: true, message: serverMessages.reportMissing, student: named })
    const check = await admin.get(`/report/checkingAvalible/${id}`)
    assert.equal(check.body, { success: true, message: serverMessages.noReportYet, data: null })
    for (const one of [admin, caller]) assert.is((await one.get(`/report/gettingPhoto/${id}`)).status, 404)
    assert.is((await admin.delete(`/report/deleteReport/${id}`)).status, 404)
  }
})

test('with a report, each call finds it, by either id', async () => {
  const { _id, login, caller } = await student()
  await addReport(admin, login, { photo: await picture() })
  for (const id of [_id, login]) {
    assert.equal(await isAvailable(id), { success: true, message: messages.reportAvailable })
    const got = await caller.get(`/report/getReport/${id}`)
    assert.is(got.body.message, messages.reportFound)
    assert.equal(got.body.student, named)
    const { _id: report, createdAt, updatedAt, photoVersion, version, ...stored } = got.body.data
    assert.equal(stored, {
      ...reportFields,
      studentId: _id,
      year: '2025/26',
      teacher: 'Admin',
      shownFrom: '',
      isRead: true,
    })
    assert.is(createdAt, new Date(now).toISOString())
    const check = await admin.get(`/report/checkingAvalible/${id}`)
    assert.equal(check.body, { ...failed(messageRef('reportExists')), data: got.body.data })
    assert.is((await caller.get(`/report/gettingPhoto/${id}`)).headers.get('etag'), `"${photoVersion}-full"`)
  }
})

test('to a plain user a report is available while one of a child is there, and the school lets families read', async () => {
  const login = { userId: 'parent', password: 'parent-password', answer: 'Lee' }
  await admin.post('/auth/register', login)
  const parent = await school.login(login.userId, login.password)
  const { _id: user } = (await parent.get('/auth/me')).body.user
  const isReady = async () =>
    (await parent.put('/report/isReportAvaliable', { studentId: user })).body.message === messages.reportAvailable
  const [child, stranger] = [await student(), await student()]
  await addReport(admin, stranger._id)
  await admin.post(`/student/guardians/${child._id}`, { userId: login.userId })
  assert.not.ok(await isReady())
  await addReport(admin, child._id)
  assert.ok(await isReady())
  await changeSchool(admin, { families: { open: false } })
  assert.not.ok(await isReady())
  await changeSchool(admin, { families: { open: true } })
})

test('a second report for a student is refused', async () => {
  const { _id, login } = await student()
  await addReport(admin, _id)
  for (const studentId of [_id, login]) {
    const { status, body } = await admin.post(
      '/report/addReport',
      form({ ...reportFields, studentId, message: 'Second' }),
    )
    assert.is(status, 200)
    assert.equal(body, failed(messageRef('reportExists')))
  }
})

test('a report needs a student, a condition of the five and a message; the rest may be empty', async () => {
  const { _id } = await student()
  const send = (changes: Record<string, string>) =>
    admin.post('/report/addReport', form({ ...reportFields, studentId: _id, ...changes }))
  assert.is((await send({ studentId: 'nobody' })).status, 404)
  assert.is((await send({ condition: '' })).body.field, 'condition')
  assert.is(
    (await send({ condition: 'Excellent' })).body.message,
    'condition must be one of Excelent, Good, Average, Bad, Worst',
  )
  assert.is((await send({ message: ' ' })).body.message, 'message is required')
  const { body } = await send({ complain: '', notification: '' })
  assert.equal([body.success, body.report.complain, body.report.notification], [true, '', ''])
})

test('an update keeps absent fields and the photo, and sets its time', async () => {
  const { _id, login } = await student()
  const report = await addReport(admin, _id, { photo: await picture() })
  const before = (await admin.get(`/report/getReport/${_id}`)).body.data
  for (const id of [_id, login, report]) {
    now += 1000
    const { body } = await admin.put(`/report/updateReport/${id}`, form({ message: id, condition: '', photo: '' }))
    const { version } = body.data
    assert.equal(body.data, { ...before, message: id, updatedAt: new Date(now).toISOString(), version })
    assert.equal((await admin.get(`/report/getReport/${_id}`)).body.data, body.data)
  }
  const wrong = await admin.put(`/report/updateReport/${_id}`, form({ condition: 'Best' }))
  assert.is(wrong.status, 400)
})

test('an update with empty texts empties the optional fields and keeps the required ones', async () => {
  const { _id } = await student()
  await addReport(admin, _id)
  const { body } = await admin.put(
    `/report/updateReport/${_id}`,
    form({ message: ' ', condition: '', complain: '', notification: '  ' }),
  )
  const { message, condition, complain, notification } = body.data
  assert.equal({ message, condition, complain, notification }, { ...reportFields, complain: '', notification: '' })
  assert.equal((await admin.get(`/report/getReport/${_id}`)).body.data, body.data)
  await admin.put(`/report/updateReport/${_id}`, form({ complain: 'Late' }))
  const after = (await admin.put(`/report/updateReport/${_id}`, form({ message: 'Better' }))).body.data
  assert.equal([after.message, after.complain], ['Better', 'Late'], 'what is left out stays')
})

test('after a delete the student has no report, and a new one can be added', async () => {
  const { _id, login } = await student()
  const report = await addReport(admin, _id, { photo: await picture() })
  const { body } = await admin.delete(`/report/deleteReport/${login}`)
  assert.is(body.data._id, report)
  assert.is((await admin.get(`/report/gettingPhoto/${report}`)).status, 404)
  assert.is((await isAvailable(_id)).success, false)
  await addReport(admin, _id)
})

test('a student without a report can ask whether there is one', async () => {
  await school.visitor.post('/auth/register', { userId: 'plain', password: 'secret-1', answer: 'Lee' })
  const plain = await school.login('plain', 'secret-1')
  const studentId = (await plain.get('/auth/me')).body.user._id
  const { status, body } = await plain.put('/report/isReportAvaliable', { studentId })
  assert.equal([status, body], [200, failed(messageRef('reportUnavailable'))])
})

test.run()
