/** A report is the staff's until the school releases it, where the school wants so: by no path does anybody else read it. */
// engines: sqlite, postgres
import { resolve } from 'node:path'
import * as assert from 'uvu/assert'
import { englishOf, messageRef } from '#contract/failures'
import { engineOf, everythingIn } from '../../tools/engine.ts'
import { addReport, addStudent, form, picture, reportFields } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'
import { featureTest } from './feature-test.ts'
import { unzip } from './unzip.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = Date.parse('2026-03-02T08:00:00Z')
let now = START
let ran = 0
const school = await start({
  socket: true,
  clock: () => now,
  monotonic: () => ran,
  env: { SCHOOL_TIME_ZONE: 'Asia/Karachi' },
})
test.after(() => school.stop())
const { store, time } = school
await time.record()
let admin: Caller
const photo = await picture()

const choose = async (shown: 'atOnce' | 'whenReleased') => {
  const { body } = await changeSchool(admin, { reports: { shown } })
  assert.ok(body.success, body.message)
}
test.before.each(async () => {
  now = START
  ran = 0
  await time.confirm(store.meta)
  admin = await school.login(ADMIN.userId, ADMIN.password)
  await choose('whenReleased')
})

const password = 'long-password'
let count = 0
/** A student with the login, and a guardian with the own one. */
async function family(grade = '5') {
  const { _id, userId } = await addStudent(admin, { password, grade })
  const guardianId = `guardian-${++count}`
  await school.visitor.post('/auth/register', { userId: guardianId, password, answer: 'Lee' })
  await admin.post(`/student/guardians/${_id}`, { userId: guardianId })
  const one = { _id, userIds: { student: userId, guardian: guardianId } }
  return login(one as Family)
}
/** Both log in anew. */
async function login(family: Family): Promise<Family> {
  const { student, guardian } = family.userIds
  family.student = await school.login(student, password)
  family.guardian = await school.login(guardian, password)
  return family
}
const pass = (time: number) => {
  now += time
  ran += time
}
type Family = { _id: string; userIds: Record<'student' | 'guardian', string>; student: Caller; guardian: Caller }

const release = async (what: Record<string, unknown>, shownFrom = '') =>
  (await admin.post('/report/release', { ...what, shownFrom })).body
const takeBack = async (what: Record<string, unknown>) => (await admin.post('/report/takeBack', what)).body
/** The numbers of a response. */
const numbersOf = ({ message, act, ...numbers }: Record<string, unknown>) => numbers

const isAvailable = async (by: Caller) => {
  const { _id } = (await by.get('/auth/me')).body.user
  return (await by.put('/report/isReportAvaliable', { studentId: _id })).body.success as boolean
}
/** What a family is shown of a report with a photo, by each way there is. */
async function waysOf({ _id, student, guardian }: Family, { earlier }: { earlier?: string }) {
  const child = (await guardian.get('/family')).body.children[0]
  const data = await unzip((await student.post('/export/own', {})).bytes)
  const ways: Record<string, boolean> = {
    'own export': [...data.values()].some((file) => String(file).includes(reportFields.message)),
    'photo in the own export': [...data.keys()].some((path) => path.startsWith('photos/report')),
    'the list of children': earlier ? child.earlier === 1 : child.hasReport,
  }
  for (const [name, by] of Object.entries({ student, guardian })) {
    const photoPath = earlier ? `/report/earlier/${_id}/photo/${earlier}` : `/report/gettingPhoto/${_id}`
    for (const size of ['', '?size=thumb']) {
      const { status } = await by.get(photoPath + size)
      assert.ok([200, 404].includes(status), `${photoPath}: ${status}`)
      ways[`photo${size} by ${name}`] = status === 200
    }
    const { body } = await by.get(`/report/${earlier ? 'earlier' : 'getReport'}/${_id}`)
    ways[`report by ${name}`] = JSON.stringify(body).includes(reportFields.message)
    if (!earlier) ways[`availability by ${name}`] = await isAvailable(by)
  }
  return ways
}

/** Whether a report is shown by all ways; fails if some show it and some do not. */
async function isShown(family: Family, report: { earlier?: string } = {}): Promise<boolean> {
  const ways = await waysOf(family, report)
  const [first = false, ...others] = new Set(Object.values(ways))
  assert.equal(others, [], JSON.stringify(ways))
  return first
}

const waiting = async (grade?: string): Promise<Family> => {
  const one = await family(grade)
  await addReport(admin, one._id, { photo })
  return one
}
const released = { success: true, released: 1, shown: 0, gone: 0 }
/** Reads the report as the student. */
const read = ({ _id, student }: Family) => student.get(`/report/getReport/${_id}`)
const statusOf = async ({ _id }: { _id: string }) => {
  const { shownFrom, isRead } = (await admin.get(`/report/getReport/${_id}`)).body.data
  return { shownFrom, isRead }
}

test('a report is only for staff until it is released, then for student and family by every way', async () => {
  const one = await waiting()
  assert.is(await isShown(one), false)
  assert.equal(await statusOf(one), { shownFrom: null, isRead: false })
  assert.equal(numbersOf(await release({ ids: [one._id] })), released)
  assert.is(await isShown(one), true)
  assert.equal(await statusOf(one), { shownFrom: '', isRead: true })
})

featureTest('where reports are shown at once, one is when it is saved', async () => {
  await choose('atOnce')
  assert.is(await isShown(await waiting()), true)
})

featureTest('a change of the setting shows and hides no report that is there', async () => {
  const held = await waiting()
  await choose('atOnce')
  const shown = await waiting()
  assert.equal([await isShown(held), await isShown(shown)], [false, true])
  await choose('whenReleased')
  assert.equal([await isShown(held), await isShown(shown)], [false, true])
})

test('a report that is not released stays so when its year ends, and is released by its own id', async () => {
  const [held, shown] = [await waiting(), await waiting()]
  await release({ ids: [shown._id] })
  const { _id: earlier } = (await admin.get(`/report/getReport/${held._id}`)).body.data
  const { year } = (await admin.get('/student/promotion')).body
  await admin.post('/admin/schoolYear', { ends: year.name })
  const { body } = await admin.get(`/report/earlier/${held._id}`)
  assert.equal([body.reports[0].shownFrom, body.reports[0].isRead], [null, false])
  assert.equal(await isShown(held, { earlier }), false)
  const { _id: ofShown } = (await admin.get(`/report/earlier/${shown._id}`)).body.reports[0]
  assert.equal(await isShown(shown, { earlier: ofShown }), true)
  // A class and the whole school are those of the present year.
  assert.is((await release({ grade: 'all' })).released, 0)
  assert.equal(numbersOf(await release({ ids: [earlier] })), released)
  assert.equal(await isShown(held, { earlier }), true)
})

featureTest('the report of who leaves the school stays with the staff until it is released', async () => {
  const one = await waiting()
  await admin.post('/student/leave', { ids: [one._id], leftOn: '2026-03-01', reason: 'moved' })
  const { _id } = (await admin.get(`/report/earlier/${one._id}`)).body.reports[0]
  const seen = async () => (await one.guardian.get(`/report/earlier/${one._id}`)).body.reports.length
  const counted = async () => (await one.guardian.get('/family')).body.children[0].earlier
  assert.equal([await seen(), await counted()], [0, 0])
  await release({ ids: [one._id] })
  assert.equal([await seen(), await counted()], [1, 1])
  assert.is((await takeBack({ ids: [_id] })).code, 'reportsRead')
})

test('from a day at the school reports are shown, and not an hour before', async () => {
  const one = await waiting()
  assert.is((await release({ ids: [one._id] }, '2026-03-03')).released, 1)
  assert.equal(await statusOf(one), { shownFrom: '2026-03-03', isRead: false })
  pass(10.5 * HOUR) // 23:30 in Karachi
  await login(one)
  assert.is(await isShown(one), false)
  pass(0.5 * HOUR)
  await login(one)
  assert.is(await isShown(one), true)
})

featureTest('a clock that jumps shows no report early', async () => {
  const one = await waiting()
  await release({ ids: [one._id] }, '2026-03-20')
  now += 40 * DAY
  await login(one)
  assert.is((await time.check()).doubt, 'ahead')
  assert.is(await isShown(one), false)
  admin = await school.login(ADMIN.userId, ADMIN.password)
  // The day of a release is compared with the trusted one too.
  assert.is((await release({ ids: [one._id] }, '2026-03-21')).released, 1)
})

featureTest('a day that is over is refused, today is at once', async () => {
  const one = await waiting()
  const refused = await admin.post('/report/release', { ids: [one._id], shownFrom: '2026-03-01' })
  assert.equal([refused.status, refused.body.code, refused.body.field], [400, 'releaseDayIsOver', 'shownFrom'])
  assert.is(await isShown(one), false)
  await release({ ids: [one._id] }, '2026-03-02')
  assert.is((await statusOf(one)).shownFrom, '')
  for (const shownFrom of ['02/03/2026', '2026-02-30', 'tomorrow']) {
    assert.is((await admin.post('/report/release', { ids: [one._id], shownFrom })).status, 400, shownFrom)
  }
})

featureTest('a call names either records, or a class or all', async () => {
  const one = await waiting()
  for (const what of [{}, { ids: [one._id], grade: '5' }, { ids: [] }, { grade: '11' }, { grade: '' }]) {
    assert.is((await admin.post('/report/release', { ...what, shownFrom: '' })).status, 400, JSON.stringify(what))
    assert.is((await admin.post('/report/takeBack', what)).status, 400, JSON.stringify(what))
  }
  assert.is(await isShown(one), false)
})

test('a class is released and the others are not; then all', async () => {
  const [first, second, other] = [await waiting('7'), await waiting('7'), await waiting('8')]
  await addStudent(admin, { grade: '7' })
  await release({ ids: [second._id] })
  assert.equal(numbersOf(await release({ grade: '7' })), { success: true, released: 1, shown: 1, gone: 0 })
  assert.equal([await isShown(first), await isShown(second), await isShown(other)], [true, true, false])
  await release({ grade: 'all' })
  assert.is(await isShown(other), true)
})

test('a report that was deleted meanwhile is counted, and the others are released', async () => {
  const [gone, stays] = [await waiting(), await waiting()]
  await admin.delete(`/report/deleteReport/${gone._id}`)
  assert.equal(numbersOf(await release({ ids: [gone._id, stays._id] })), { ...released, gone: 1 })
  assert.is(await isShown(stays), true)
  const student = await waiting()
  await admin.delete(`/student/deleteStudent/${student._id}`)
  assert.equal(numbersOf(await release({ ids: [student._id] })), { success: true, released: 0, shown: 0, gone: 1 })
  // What is written anew waits for a release of its own.
  await addReport(admin, gone._id, { photo })
  assert.is(await isShown(gone), false)
})

test('a deleted report comes back as it was released', async () => {
  const [held, shown, readOne] = [await waiting(), await waiting(), await waiting()]
  await release({ ids: [shown._id, readOne._id] })
  await read(readOne)
  const ids = []
  for (const { _id } of [held, shown, readOne])
    ids.push((await admin.delete(`/report/deleteReport/${_id}`)).body.data._id)
  await admin.post('/admin/deleted/restore', { ids })
  assert.equal(await Promise.all([held, shown, readOne].map(statusOf)), [
    { shownFrom: null, isRead: false },
    { shownFrom: '', isRead: false },
    { shownFrom: '', isRead: true },
  ])
})

test('a release is taken back until the report was read; of a class those that were read stay', async () => {
  const [first, second, third] = [await waiting('9'), await waiting('9'), await waiting('9')]
  await release({ grade: '9' })
  await read(first)
  await third.guardian.get('/family')
  await third.student.put('/report/isReportAvaliable', { studentId: third._id })
  const taken = await takeBack({ grade: '9' })
  assert.equal(numbersOf(taken), { success: true, takenBack: 2, read: 1, gone: 0 })
  assert.equal([await isShown(first), await isShown(second), await isShown(third)], [true, false, false])
  const refused = await takeBack({ ids: [first._id] })
  assert.equal([refused.success, refused.message], [false, englishOf(messageRef('reportsRead', { read: 1 }))])
  await release({ ids: [second._id] }, '2026-12-01')
  assert.is((await takeBack({ ids: [second._id] })).takenBack, 1)
})

test('of a reading and a taking back at the same time one is too late', async () => {
  for (let round = 0; round < 10; round++) {
    const one = await waiting()
    await release({ ids: [one._id] })
    const [got, taken] = await Promise.all([read(one), takeBack({ ids: [one._id] })])
    assert.is(got.body.data !== undefined, taken.code === 'reportsRead', JSON.stringify(taken))
    assert.is((await statusOf(one)).isRead, got.body.data !== undefined)
  }
})

featureTest('staff read without marking it as read, and a change of a released report leaves it released', async () => {
  const one = await waiting()
  await release({ ids: [one._id] })
  await admin.get(`/report/gettingPhoto/${one._id}`)
  await admin.post(`/export/person/${one._id}`, {})
  await admin.put(`/report/updateReport/${one._id}`, form({ message: 'Better' }))
  assert.equal(await statusOf(one), { shownFrom: '', isRead: false })
})

test('a release is one entry of the audit with its reports', async () => {
  const [one, other] = [await waiting('2'), await waiting('2')]
  for (const [path, action] of [
    ['release', 'release'],
    ['takeBack', 'take back'],
  ] as const) {
    const { act } = (await admin.post(`/report/${path}`, { grade: '2', ...(path === 'release' && { shownFrom: '' }) }))
      .body
    const [entry] = (await admin.get('/admin/audit')).body.data
    assert.equal([entry.action, entry.records[0].entity, entry.records[0].number], [action, 'report', 2])
    assert.is((await admin.get(`/admin/audit/${act}/records`)).body.total, 2)
  }
  // Without a change there is none.
  assert.is((await takeBack({ ids: [one._id, other._id] })).act, undefined)
})

test('lists and figures of staff say what is released', async () => {
  const [held, shown, planned] = [await waiting('4'), await waiting('4'), await waiting('4')]
  const { _id: none } = await addStudent(admin, { grade: '4' })
  await release({ ids: [shown._id] })
  await release({ ids: [planned._id] }, '2026-12-01')
  const numbers = async () =>
    (await admin.get('/admin/statistics')).body.classes.find(({ grade }: { grade: string }) => grade === '4')
  const expected = { grade: '4', students: 4, reports: 3, shown: 1, read: 0, planned: 1, plannedFrom: '2026-12-01' }
  assert.equal(await numbers(), expected)
  await read(shown)
  assert.equal(await numbers(), { ...expected, read: 1 })
  const { students } = (await admin.post('/student/classFilter/4')).body
  const listed = new Map(students.map((row: Record<string, unknown>) => [row._id, row.reportShownFrom]))
  assert.equal(
    [held._id, shown._id, planned._id, none].map((id) => listed.get(id)),
    [null, '', '2026-12-01', null],
  )
})

test('what is erased leaves no reading behind', async () => {
  const one = await waiting()
  await release({ ids: [one._id] })
  await read(one)
  const { _id: report } = (await admin.get(`/report/getReport/${one._id}`)).body.data
  await admin.delete(`/student/deleteStudent/${one._id}`)
  await admin.post('/admin/deleted/erase', { ids: [one._id] })
  const database = (await engineOf(school.dataDir)).DATABASE_URL ?? resolve(school.dataDir, 'school.db')
  const { reportReads = [] } = await everythingIn(database)
  assert.not.ok(reportReads.join().includes(report))
})

test.run()
