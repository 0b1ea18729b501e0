/** Students who leave the school: what is kept of them, who finds it, how they come back, and how long it is kept. */
// engines: sqlite, postgres

import { setTimeout } from 'node:timers/promises'
import pino from 'pino'
import * as assert from 'uvu/assert'
import { defaultSettings } from '#contract/school/defaults'
import { studentColumns } from '../../contract/students/fields.ts'
import { runMaintenance } from '../../server/data-folder/maintenance.ts'
import {
  addReport,
  addStudent,
  addTeacher,
  form,
  picture,
  studentDetails,
  studentFields,
  studentSheet,
} from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { withCodes } from '../message-codes.ts'
import { test } from '../test.ts'
import { featureTest } from './feature-test.ts'
import { unzip } from './unzip.ts'

const DAY = 24 * 3_600_000
const photo = await picture()

async function openSchool() {
  let now = Date.parse('2026-06-15T08:00:00Z')
  const school = await start({ clock: () => now })
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  const { store, settings, time } = school
  return {
    ...school,
    admin,
    /** The admin logs in again: a session ends after some days. */
    pass: async (time: number) => {
      now += time
      admin.cookie = (await school.login(ADMIN.userId, ADMIN.password)).cookie
    },
    maintain: async () => {
      await time.confirm(store.meta)
      await runMaintenance({ store, settings, logger: pino({ level: 'silent' }), time, backupCommand: '' })
    },
    sound: async () => assert.equal(await store.checks.orphans(), []),
  }
}

/** The school of most tests, which has nobody when one begins. */
const shared = await openSchool()
let school = shared
let { admin } = shared

/** For a test that moves the clock or ends a year. */
async function useOwnSchool() {
  school = await openSchool()
  admin = school.admin
}

test.before.each(async () => {
  school = shared
  admin = shared.admin
  const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id)
  const students = idsOf((await admin.get('/student/getAllStudent')).body.students)
  if (students.length > 0) await admin.post('/student/deleteStudents', { ids: students })
  const deleted = idsOf((await admin.get('/admin/deleted')).body.data)
  if (deleted.length > 0) await admin.post('/admin/deleted/erase', { ids: deleted })
  const left = idsOf((await admin.post('/student/former/find', {})).body.data)
  if (left.length > 0) await admin.post('/student/former/erase', { ids: left })
  await changeSchool(admin, { ...defaultSettings })
})
test.after.each(async () => {
  if (school !== shared) await school.stop()
})
test.after(() => shared.stop())

const TODAY = '2026-06-15'
const leave = async (ids: string[], more: object = {}) =>
  admin.post('/student/leave', { ids, leftOn: TODAY, reason: 'moved', ...more })
const bringBack = async (ids: string[], grade = '5') =>
  withCodes((await admin.post('/student/former/bringBack', { ids, grade })).body)
const find = async (search: Record<string, string> = {}) =>
  (await admin.post('/student/former/find', search)).body.data as Record<string, unknown>[]
const former = async (id: string) => (await admin.get(`/student/former/${id}`)).body.user
const namesOf = (rows: Record<string, unknown>[]) => rows.map(({ name }) => name)
const erase = (ids: string[]) => admin.post('/student/former/erase', { ids })
const register = async () => (await admin.get('/student/formerRegister')).body.data

featureTest(
  'a leaver has no login, is in no list, count, chart, class, report or search, and is read whole among the former',
  async () => {
    await addStudent(admin, { name: 'Stays', rollNumber: '1' })
    const leaver = await addStudent(admin, { name: 'Leaver', rollNumber: '2', photo })
    await addReport(admin, leaver._id, { message: 'Of this year', photo })
    const own = await school.login(leaver.userId, leaver.password)
    const teacher = await addTeacher(admin, {})
    const staff = await school.login(teacher.userId, teacher.password)
    const { body } = await leave([leaver._id], { note: 'To Karachi.' })
    assert.is(body.left, 1)

    assert.is((await own.get('/auth/me')).body.user ?? null, null, 'the session has ended')
    const { userId, password } = leaver
    assert.is((await school.visitor.put('/auth/login', { userId, password })).body.success, false)
    for (const caller of [admin, staff]) {
      assert.equal(namesOf((await caller.get('/student/getAllStudent')).body.students), ['Stays'])
      assert.equal(namesOf((await caller.post('/student/classFilter/5', {})).body.students), ['Stays'])
      assert.equal((await caller.post('/student/findStudents', { text: 'leaver' })).body.data, [])
      assert.is((await caller.get(`/forTeachers/studentForTeacher/${leaver._id}`)).status, 404)
      assert.is((await caller.get(`/student/get-student-photo/${leaver._id}`)).status, 404)
      assert.is((await caller.get(`/report/getReport/${leaver._id}`)).status, 404)
    }
    const { length } = (await admin.get('/admin/adminAll')).body
    assert.equal([length.studentLength, length.reportLength], [1, 0])
    const { classes } = (await admin.get('/admin/statistics')).body
    assert.equal([classes[4].grade, classes[4].students, classes[4].reports], ['5', 1, 0])
    const { classes: preview } = (await admin.get('/student/promotion')).body
    assert.equal(namesOf(preview[4].students), ['Stays'])
    assert.equal((await admin.get('/admin/deleted')).body.data, [], 'nor among the deleted')
    assert.is((await staff.get(`/student/former/${leaver._id}`)).status, 403)

    const read = await former(leaver._id)
    assert.equal(
      [read.name, read.grade, read.rollNumber, read.userId, read.leftOn, read.leftYear, read.firstYear, read.reason],
      ['Leaver', '5', '2', userId, TODAY, '2026/27', '2026/27', 'moved'],
    )
    assert.equal([read.note, read.reports, read.erasedOn, read.leftBy], ['To Karachi.', 1, null, 'admin'])
    assert.is((await admin.get(`/student/former/${leaver._id}/photo`)).status, 200)
    const { reports, student } = (await staff.get(`/report/earlier/${leaver._id}`)).body
    assert.is(student.name, 'Leaver')
    const [report] = reports
    assert.equal([report.message, report.year, report.grade], ['Of this year', '2026/27', '5'])
    assert.is((await admin.get(`/report/earlier/${leaver._id}/photo/${report._id}`)).status, 200)
    const [entry] = (await admin.get('/admin/audit?action=leave')).body.data
    assert.equal(entry.record, { name: 'Leaver', page: { kind: 'former', id: leaver._id } })
    await school.sound()
  },
)

test('a leaver comes back in one act into a class, with login, report, secrets and place as they were', async () => {
  const leaver = await addStudent(admin, { name: 'Back', password: 'issued-password', answer: 'Lee', photo })
  await addStudent(admin, { name: 'After' })
  await admin.post(`/student/updateStudent/${leaver._id}`, form({ fee: '7' }))
  const login = await school.store.users.findByUserId(leaver.userId)
  await school.store.users.chooseLanguage(login?.id ?? '', 'ur')
  await addReport(admin, leaver._id, { message: 'Of this year', photo })
  const before = (await admin.get(`/student/get-single-student/${leaver._id}`)).body.user
  const report = (await admin.get(`/report/getReport/${leaver._id}`)).body.data
  await leave([leaver._id])
  const { back, act } = await bringBack([leaver._id])
  assert.is(back, 1)
  assert.ok(act)
  assert.equal((await admin.get(`/student/get-single-student/${leaver._id}`)).body.user, before)
  assert.equal((await admin.get(`/report/getReport/${leaver._id}`)).body.data, report)
  assert.equal(namesOf((await admin.get('/student/getAllStudent')).body.students), ['Back', 'After'])
  assert.is((await (await school.login(leaver.userId, 'issued-password')).get('/auth/me')).body.user.name, 'Back')
  assert.is((await school.store.users.findByUserId(leaver.userId))?.language, 'ur', 'the language that was chosen')
  assert.equal(await find(), [])

  await leave([leaver._id])
  await bringBack([leaver._id], '6')
  const moved = (await admin.get(`/student/get-single-student/${leaver._id}`)).body.user
  assert.is(moved.grade, '6')
  assert.not.equal(moved.version, before.version, 'an open form of before notices the new class')
  assert.is((await bringBack([leaver._id])).refused[0].code, 'goneMeanwhile')
  assert.is((await admin.post('/student/former/bringBack', { ids: [leaver._id], grade: '99' })).status, 400)
  await school.sound()
})

featureTest(
  'the report of a year that has ended since stays an earlier one, and the year has its name then',
  async () => {
    await useOwnSchool()
    const leaver = await addStudent(admin, {})
    await addReport(admin, leaver._id, { message: 'Old' })
    await leave([leaver._id])
    const { year } = (await admin.get('/student/promotion')).body
    await admin.post('/admin/schoolYear', { ends: year.name })
    await bringBack([leaver._id])
    assert.is((await admin.get(`/report/getReport/${leaver._id}`)).body.data, undefined)
    const [report] = (await admin.get(`/report/earlier/${leaver._id}`)).body.reports
    assert.equal([report.message, report.year], ['Old', year.name])
  },
)

featureTest('the user id of a leaver is taken for everybody and everything', async () => {
  const leaver = await addStudent(admin, {})
  // Deleted with a user id that the leaver has got since.
  await admin.delete(`/student/deleteStudent/${leaver._id}`)
  const other = await addStudent(admin, { userId: leaver.userId })
  await leave([other._id])
  const { refused } = withCodes((await admin.post('/admin/deleted/restore', { ids: [leaver._id] })).body)
  assert.is(refused[0].code, 'userIdOfOther')
  const again = form({ ...studentFields(), userId: leaver.userId.toUpperCase() })
  assert.is(withCodes((await admin.post('/student/add-student', again)).body).code, 'userIdTaken')
  assert.is(await school.store.users.isTaken(leaver.userId.toUpperCase()), true, 'of the registration')

  const sheet = studentSheet('Name,Class,Roll Number,User Id', `New,5,77,${leaver.userId}`)
  const { body } = await admin.post('/imports?kind=student', Buffer.from(sheet))
  const { rows } = (await admin.get(`/imports/${body.import._id}?show=all`)).body
  assert.is(rows[0].action, 'refused')
  assert.is(rows[0].errors.userId.code, 'userIdOfFormer')
})

featureTest('a leaver who is in a list that is imported is marked, and nothing is lost', async () => {
  const leaver = await addStudent(admin, { name: 'Zoë Khan', grade: '5', rollNumber: '07' })
  await addReport(admin, leaver._id)
  await leave([leaver._id])
  const sheet = studentSheet('Name,Class,Roll Number', 'Zoe Khan,5,7', 'Zoe Khan,6,7')
  const { body } = await admin.post('/imports?kind=student', Buffer.from(sheet))
  const { rows } = (await admin.get(`/imports/${body.import._id}?show=all`)).body
  assert.equal(
    rows.map(({ action, marks }: { action: string; marks: { name?: { code: string } } }) => [action, marks.name?.code]),
    [
      ['add', 'sameAsFormer'],
      ['add', undefined],
    ],
  )
  assert.is(body.import.marked, 1)
  assert.equal(
    body.import.faults.map(({ kind, rows }: { kind: string; rows: number }) => [kind, rows]),
    [['former', 1]],
  )
  assert.is((await former(leaver._id)).reports, 1)
})

featureTest(
  'an import that was to change a student who has left since adds nobody before somebody has seen it',
  async () => {
    const leaver = await addStudent(admin, { name: 'Ann Lee', grade: '5', rollNumber: '7', fee: '1' })
    const sheet = studentSheet('Name,Class,Roll Number,Fee', 'Ann Lee,5,7,2')
    const { _id } = (await admin.post('/imports?kind=student', Buffer.from(sheet))).body.import
    await leave([leaver._id])
    const run = async () => {
      const { body } = await admin.post(`/imports/${_id}/run`, {})
      if (!body.success) return body
      for (;;) {
        const draft = (await admin.get(`/imports/${_id}`)).body.import
        if (draft.progress === null) return draft
        await setTimeout(5)
      }
    }
    const { code, params } = withCodes(await run())
    assert.equal([code, params], ['rowsAreNewNow', { gone: 1 }])
    assert.is((await admin.get(`/imports/${_id}`)).body.import.state, 'draft')
    assert.equal((await admin.get('/student/getAllStudent')).body.students, [])
    assert.is((await run()).state, 'done')
    assert.is((await former(leaver._id)).name, 'Ann Lee')
  },
)

test('former students are searched by every field and the user id, by year and class; newest first, those of one day by name', async () => {
  const fields = { name: 'José Alvarez', fatherName: 'Ramón', address: '9 Elm Street', phone: '+92 300 1234567' }
  const one = await addStudent(admin, { ...fields, grade: '10', rollNumber: '۴۲' })
  const other = await addStudent(admin, { name: 'Other', grade: '3', rollNumber: '1' })
  await leave([one._id], { leftOn: '2025-03-01' })
  await leave([other._id])
  const second = await addStudent(admin, { name: 'Zoë of the Same Day' })
  await leave([second._id])
  const found = await find()
  assert.equal(namesOf(found), ['Other', 'Zoë of the Same Day', 'José Alvarez'])
  assert.equal(
    Object.keys(found[0] ?? {}).sort(),
    ['_id', 'erasedOn', 'fatherName', 'grade', 'leftOn', 'leftYear', 'name', 'reason', 'rollNumber'],
    'what the list shows, and no more',
  )
  await erase([second._id])
  const part = one.userId.slice(0, one.userId.indexOf('@'))
  for (const text of ['jose', 'alvarez ramon', 'ELM', '42', '0300 123', part]) {
    assert.equal(namesOf(await find({ text })), ['José Alvarez'], text)
  }
  assert.equal(await find({ text: 'nobody' }), [])
  assert.equal(namesOf(await find({ year: '2024/25' })), ['José Alvarez'])
  assert.equal(namesOf(await find({ grade: '3' })), ['Other'])
  assert.equal(await find({ text: 'jose', grade: '3' }), [])
  const { years, grades, all } = (await admin.get('/student/formerFilters')).body
  assert.equal([years, grades, all], [['2026/27', '2024/25'], ['3', '10'], 2])
})

featureTest('a leaving is refused or corrected: the day, the reason, the selection', async () => {
  const { _id } = await addStudent(admin, {})
  const wrong: [object, string][] = [
    [{ leftOn: '2026-06-16' }, 'leftOn must not be after today'],
    [{ leftOn: '2026-02-30' }, 'leftOn must be a day that the calendar has, as YYYY-MM-DD'],
    [{ leftOn: '' }, 'leftOn must be a day that the calendar has, as YYYY-MM-DD'],
    [{ reason: 'bored' }, 'reason must be one of finished, moved, other'],
    [{ note: 'x'.repeat(2_001) }, 'note is too long: at most 2000 characters'],
    [{ ids: [] }, 'ids is empty: select at least one record'],
    [{ ids: Array.from({ length: 1_001 }, (_, n) => String(n)) }, 'ids has more than 1000 records: select fewer'],
  ]
  for (const [more, message] of wrong) {
    const { status, body } = await leave([_id], more)
    assert.equal([status, body.message], [400, message])
  }
  const gone = await leave([_id, 'unknown'])
  assert.equal([gone.status, gone.body.code], [404, 'someGone'])
  assert.equal(await find(), [], 'all or none')
  assert.is((await leave([_id, _id])).body.left, 1, 'an id that is there twice is one student')
  assert.is((await leave([_id])).status, 404, 'of two admins the second is told')

  const correction = { leftOn: '2025-12-01', reason: 'other', note: 'Moved.', firstYear: '2019/20' }
  const { user } = (await admin.put(`/student/former/${_id}`, correction)).body
  assert.equal(
    [user.leftOn, user.leftYear, user.firstYear, user.reason, user.note],
    ['2025-12-01', '2025/26', '2019/20', 'other', 'Moved.'],
  )
  const wrongCorrections: [object, string][] = [
    [{ leftOn: '2027-01-01' }, 'leftOn must not be after today'],
    [{ firstYear: 'long ago' }, 'firstYear is not valid: write it as 2018/19 or 2018'],
    [{ firstYear: '2026/27' }, 'firstYear must not be after the school year of leaving'],
  ]
  for (const [more, message] of wrongCorrections) {
    const { status, body } = await admin.put(`/student/former/${_id}`, { ...correction, ...more })
    assert.equal([status, body.message], [400, message])
  }
  const later = await admin.put(`/student/former/${_id}`, { ...correction, firstYear: '۲۰۱۸/۱۹' })
  assert.is(later.body.user.firstYear, '2018/19', 'in the digits of every year')
  assert.is((await admin.put('/student/former/unknown', correction)).status, 404)
})

featureTest(
  'a mistyped last day that is corrected corrects the first year too, unless the office has written that',
  async () => {
    const { _id } = await addStudent(admin, {})
    const yearsAfter = async (correction: object) => {
      const { user } = (await admin.put(`/student/former/${_id}`, { reason: 'moved', note: '', ...correction })).body
      return [user.firstYear, user.leftYear]
    }
    await leave([_id], { leftOn: '2016-06-15' })
    assert.is((await former(_id)).firstYear, '2016/17')
    assert.equal(await yearsAfter({ leftOn: TODAY, firstYear: '2016/17' }), ['2026/27', '2026/27'])
    assert.equal(await yearsAfter({ leftOn: '2018-06-15' }), ['2018/19', '2018/19'], 'never after the last year')
    assert.equal(await yearsAfter({ leftOn: '2018-06-15', firstYear: '2011/12' }), ['2011/12', '2018/19'])
    assert.equal(await yearsAfter({ leftOn: '2019-06-15', firstYear: '2011/12' }), ['2011/12', '2019/20'])
  },
)

test('two admins let one student leave at once, and bring back at once: one of them is told', async () => {
  const { _id } = await addStudent(admin, {})
  const both = await Promise.all([leave([_id]), leave([_id])])
  assert.equal(both.map(({ status }) => status).sort(), [200, 404])
  const back = await Promise.all([bringBack([_id]), bringBack([_id], '6')])
  assert.equal(back.map(({ success }) => success).sort(), [false, true])
  assert.is((await admin.get('/student/getAllStudent')).body.students.length, 1)
})

test('a deleted report of a leaver waits for the student; who is deleted does not leave', async () => {
  const { _id } = await addStudent(admin, {})
  const report = await addReport(admin, _id)
  await admin.delete(`/report/deleteReport/${report}`)
  await leave([_id])
  const restored = withCodes((await admin.post('/admin/deleted/restore', { ids: [report] })).body)
  assert.is(restored.refused[0].code, 'studentHasLeft')
  await bringBack([_id])
  assert.is((await admin.post('/admin/deleted/restore', { ids: [report] })).body.restored, 1)
  await admin.delete(`/student/deleteStudent/${_id}`)
  assert.is((await leave([_id])).status, 404)
})

featureTest('a class is renamed or taken away after its students have left', async () => {
  const { _id } = await addStudent(admin, { grade: '10' })
  await leave([_id])
  const { version, settings } = (await admin.get('/admin/school')).body
  const classes = [...settings.classes.slice(0, 9), 'X']
  await admin.put('/admin/school', { version, settings: { ...settings, classes }, renamed: { 10: 'X' } })
  assert.is((await former(_id)).grade, 'X')
  assert.is((await changeSchool(admin, { classes: classes.slice(0, 9) })).body.success, true)
  assert.is((await former(_id)).grade, 'X')
  assert.equal((await admin.get('/student/formerFilters')).body.grades, ['X'])
  assert.is((await bringBack([_id], '9')).back, 1)
})

featureTest(
  'the school decides how long: a month after the rule or the leaving at the earliest, announced before',
  async () => {
    await useOwnSchool()
    const { pass, maintain } = school
    const one = await addStudent(admin, { name: 'Early', photo })
    const other = await addStudent(admin, { name: 'Late' })
    await addReport(admin, one._id, { photo })
    await leave([one._id], { leftOn: '2020-01-10' })
    await leave([other._id], { leftOn: '2026-06-01' })
    const announced = async () => (await admin.get('/admin/statistics')).body.formerDue
    await pass(60 * DAY)
    await maintain()
    assert.is((await find()).length, 2, 'for ever, unless the school says otherwise')
    assert.is(await announced(), null)

    for (const keepYears of [0, 101, 2.5, 'ten']) {
      const refused = await changeSchool(admin, { leavers: { keepYears: keepYears as number } })
      assert.equal([refused.status, refused.body.field], [400, 'settings.leavers.keepYears'])
    }
    await changeSchool(admin, { leavers: { keepYears: 5, keepSince: '2001-01-01' } })
    assert.is((await former(one._id)).erasedOn, '2026-09-14', '31 days after the rule was made')
    assert.is((await former(other._id)).erasedOn, '2031-06-01')
    const listed = async () => (await find()).map(({ erasedOn }) => erasedOn)
    assert.equal(await listed(), ['2031-06-01', '2026-09-14'])
    assert.equal(await announced(), { count: 1, from: '2026-09-14' })
    const dueSoon = String((await admin.post('/export/former', { format: 'csv', due: '1' })).bytes)
    assert.equal([dueSoon.includes('Early'), dueSoon.includes('Late')], [true, false], 'the filter of the list')
    await maintain()
    assert.is((await find()).length, 2)
    await pass(29 * DAY)
    await changeSchool(admin, { leavers: { keepYears: 6 } })
    assert.equal(await listed(), ['2032-06-01', '2026-09-14'])
    await maintain()
    assert.is((await find()).length, 2)
    await pass(2 * DAY)
    await maintain()
    assert.equal(namesOf(await find()), ['Late'], 'a longer time does not begin the month anew')
    assert.is(await announced(), null)
    assert.is((await admin.get(`/report/earlier/${one._id}`)).status, 404)
    const [{ erasedAt, ...entry }] = await register()
    assert.equal(entry, {
      name: 'Early',
      fatherName: 'Tom Lee',
      firstYear: '2019/20',
      leftYear: '2019/20',
      leftOn: '2020-01-10',
    })
    assert.is(erasedAt.slice(0, 10), '2026-09-14')
    const [erasing] = (await admin.get('/admin/audit?action=erase')).body.data
    assert.equal([erasing.actorId, erasing.entity, erasing.entityId], [null, 'student', one._id])
    assert.is(
      (await admin.post('/student/add-student', form({ ...studentFields(), userId: one.userId }))).body.success,
      true,
    )
    await school.sound()
  },
)

featureTest('who is erased by hand is in the register only if the school keeps one; nothing else is left', async () => {
  const kept = await addStudent(admin, { name: 'Kept' })
  const forgotten = await addStudent(admin, { name: 'Forgotten', photo })
  const report = await addReport(admin, forgotten._id, { photo })
  await admin.delete(`/report/deleteReport/${report}`)
  await addReport(admin, forgotten._id, { photo })
  await leave([kept._id, forgotten._id])
  assert.is((await erase([kept._id])).body.erased, 1)
  await changeSchool(admin, { leavers: { register: false } })
  assert.is((await erase([forgotten._id, forgotten._id])).body.erased, 1)
  assert.is((await erase([forgotten._id])).status, 404)
  assert.is(namesOf(await register())[0], 'Kept', 'the newest first')
  assert.is(namesOf(await register()).includes('Forgotten'), false)
  assert.equal((await admin.get('/admin/deleted')).body.data, [], 'nor the report that was deleted before')
  await school.sound()
})

featureTest('files have former students: the list, one person, the whole school', async () => {
  const leaver = await addStudent(admin, { name: 'In Files', rollNumber: '8', photo })
  await addReport(admin, leaver._id, { message: 'Filed', photo })
  await leave([leaver._id], { note: 'Abroad' })
  const erased = await addStudent(admin, { name: 'Erased One' })
  await leave([erased._id])
  await erase([erased._id])
  const list = String((await admin.post('/export/former', { format: 'csv', year: '2026/27' })).bytes)
  const [head, line] = list.replace('\uFEFF', '').split('\r\n')
  const leaving = 'First school year,School year of leaving,Left on,Why,Note,Number of reports'
  assert.is(head, `${studentColumns.map(({ heading }) => heading).join()},User Id,${leaving},Added`)
  const fields = { ...studentDetails, name: 'In Files', rollNumber: '8', phone: "'+44 20 7946-0958" }
  const student = [...studentColumns.map(({ field }) => fields[field]), leaver.userId].join()
  const added = line?.slice(-'2026-06-15 08:00'.length)
  assert.is(line, `${student},2026/27,2026/27,${TODAY},Moved away,Abroad,1,${added}`)
  const ofFirst = String((await admin.post('/export/former', { format: 'csv', class: '1' })).bytes)
  assert.is(ofFirst.includes('In Files'), false)
  const person = await unzip((await admin.post(`/export/person/${leaver._id}`, {})).bytes)
  const about = JSON.parse(String(person.get('about-you.json')))
  assert.equal([about.login.userId, about.student.name], [leaver.userId, 'In Files'])
  assert.equal([about.leaving.leftOn, about.leaving.note], [TODAY, 'Abroad'])
  assert.equal([about.earlierReports[0].message, about.earlierReports[0].year], ['Filed', '2026/27'])
  assert.ok(person.has('photos/photo.webp') && person.has('photos/report-2026-27.webp'))
  assert.match(String(person.get('about-you.html')), /Abroad/)
  const whole = await unzip((await admin.post('/export/school', {})).bytes)
  assert.match(String(whole.get('former-students.csv')), /In Files.*former-2026-27-5-8\.webp/)
  assert.match(String(whole.get('earlier-reports.csv')), /2026\/27,In Files/)
  assert.match(String(whole.get('register.csv')), /Erased One/)
  assert.is(String(whole.get('students.csv')).includes('In Files'), false)
  assert.ok(whole.has('photos/former-students/former-2026-27-5-8.webp'))
})

test.run()
