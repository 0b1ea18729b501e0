/** School years: reports are filed when one begins, and the school is promoted once in each, which can be taken back. */
// engines: sqlite, postgres
import { join } from 'node:path'
import pino from 'pino'
import * as assert from 'uvu/assert'
import { messages, serverMessages, undoDays } from '#contract'
import { runMaintenance } from '../../server/data-folder/maintenance.ts'
import { engineOf, everythingIn } from '../../tools/engine.ts'
import { addReport, addStudent, addTeacher, form, picture } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { withCodes } from '../message-codes.ts'
import { test } from '../test.ts'
import { featureTest } from './feature-test.ts'
import { unzip } from './unzip.ts'

const DAY = 24 * 3_600_000
const photo = await picture()
const open: { stop(): Promise<void> }[] = []
test.after.each(async () => {
  for (const school of open.splice(0)) await school.stop()
})

/** A school of its own for a test: a year is that of the whole school. */
async function openSchool({ backUp }: { backUp?: () => Promise<void> } = {}) {
  let now = Date.parse('2026-11-23T08:00:00Z')
  const school = await start({ clock: () => now, backUp })
  open.push(school)
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  const { dataDir, store, settings, time } = school
  const page = async () => (await admin.get('/student/promotion')).body
  return {
    ...school,
    admin,
    /** The admin logs in again: a session ends after some days. */
    pass: async (time: number) => {
      now += time
      admin.cookie = (await school.login(ADMIN.userId, ADMIN.password)).cookie
    },
    page,
    year: async () => (await page()).year,
    beginYear: async () => (await admin.post('/admin/schoolYear', { ends: (await page()).year.name })).body,
    promote: async (more: object = {}) =>
      (await admin.post('/student/promote', { token: (await page()).token, stay: [], newYear: true, ...more })).body,
    undo: async () => (await admin.post(`/admin/schoolYear/${(await page()).last._id}/undo`)).body,
    /** The tables that people see, without what counts and records. */
    records: async () => {
      const { allUsers, allStudents, reports, earlierReports, schoolYears, photos, deletions } = await everythingIn(
        (await engineOf(dataDir)).DATABASE_URL ?? join(dataDir, 'school.db'),
      )
      const counts = { allStudents, reports, earlierReports, photos, deletions }
      return {
        // A row that was the last one comes back with another number.
        users: allUsers?.map((row) => row.replace(/\["seq","\d+"\]/, '')).sort(),
        schoolYears,
        ...Object.fromEntries(Object.entries(counts).map(([table, rows]) => [table, rows?.length ?? 0])),
      }
    },
    maintain: async () => {
      await time.confirm(store.meta)
      await runMaintenance({ store, settings, logger: pino({ level: 'silent' }), time, backupCommand: '' })
    },
    sound: async () => assert.equal(await store.checks.orphans(), []),
  }
}

const earlierOf = async (caller: Caller, id: string) => (await caller.get(`/report/earlier/${id}`)).body.reports
const bringBack = async (admin: Caller, id: string, grade = '10') =>
  assert.is((await admin.post('/student/former/bringBack', { ids: [id], grade })).body.back, 1)
const restore = async (admin: Caller, ...ids: string[]) =>
  withCodes((await admin.post('/admin/deleted/restore', { ids })).body)

featureTest('a promotion lists equal roll numbers in the order of the language of the school', async () => {
  const { admin, page } = await openSchool()
  await changeSchool(admin, { languages: { first: 'ur', others: [] } })
  for (const name of ['ہما', 'وقار', 'ٹیپو', 'ثنا']) await addStudent(admin, { name, rollNumber: '7' })
  const names = (await page()).classes.flatMap(({ students }: { students: { name: string }[] }) => students)
  assert.equal(
    names.map(({ name }: { name: string }) => name),
    ['ٹیپو', 'ثنا', 'وقار', 'ہما'],
  )
})

test('a new year files the reports: the calls of the specification see none, and the record shows them unchanged', async () => {
  const { admin, login, visitor, year, beginYear, sound } = await openSchool()
  const student = await addStudent(admin)
  const teacher = await addTeacher(admin, { name: 'Omar Aziz' })
  const id = await addReport(await login(teacher.userId, teacher.password), student._id, {
    photo,
    message: 'Well read',
  })
  assert.equal(await year(), { name: '2026/27', next: '2027/28', begunAt: null, written: 1 })
  const now = (await admin.get(`/report/getReport/${student._id}`)).body.data
  assert.equal([now.year, now.teacher], ['2026/27', 'Omar Aziz'])
  assert.equal(await earlierOf(admin, student._id), [])

  assert.is((await beginYear()).filed, 1)
  assert.equal([(await year()).name, (await year()).written], ['2027/28', 0])
  const caller = await login(student.userId, student.password)
  await caller.get(`/report/earlier/${student._id}`)
  for (const one of [admin, caller]) {
    assert.is((await one.get(`/report/getReport/${student._id}`)).body.message, serverMessages.reportMissing)
    const { version: _, ...report } = now
    assert.equal(await earlierOf(one, student._id), [{ ...report, grade: '5', isRead: true }])
    assert.is((await one.get(`/report/gettingPhoto/${student._id}`)).status, 404)
    assert.is((await one.get(`/report/earlier/${student._id}/photo/${id}`)).status, 200)
  }
  assert.is((await admin.get('/admin/adminAll')).body.length.reportLength, 0)
  assert.is((await admin.get('/student/getAllStudent')).body.students[0].report, null)
  assert.is(
    (await admin.get('/admin/statistics')).body.classes.find(({ grade }: { grade: string }) => grade === '5').reports,
    0,
  )
  assert.is((await admin.get(`/report/checkingAvalible/${student._id}`)).body.data, null)
  // Nothing changes or deletes it, by its own id neither.
  for (const one of [id, student._id]) {
    assert.is((await admin.put(`/report/updateReport/${one}`, form({ message: 'Other' }))).status, 404)
    assert.is((await admin.delete(`/report/deleteReport/${one}`)).status, 404)
  }
  await addReport(admin, student._id, { message: 'New' })
  assert.is((await admin.get(`/report/getReport/${student._id}`)).body.message, messages.reportFound)
  assert.equal(
    (await earlierOf(admin, student._id)).map(({ message }: { message: string }) => message),
    ['Well read'],
  )

  const other = await addStudent(admin)
  assert.is((await caller.get(`/report/earlier/${other._id}`)).status, 403)
  assert.is(
    (await (await login(other.userId, other.password)).get(`/report/earlier/${other._id}/photo/${id}`)).status,
    404,
  )
  assert.is((await visitor.get(`/report/earlier/${student._id}`)).status, 401)
  await sound()
})

test('a year is begun once by two presses, and never by the clock; the next one follows it or is that of today', async () => {
  const { admin, year, pass, beginYear } = await openSchool()
  await addReport(admin, (await addStudent(admin))._id)
  await pass(200 * DAY) // June 2027
  assert.equal([(await year()).name, (await year()).written], ['2026/27', 1])
  const press = () => admin.post('/admin/schoolYear', { ends: '2026/27' })
  const both = await Promise.all([press(), press()])
  assert.equal(both.map(({ body }) => body.success).sort(), [false, true])
  assert.is((await year()).name, '2027/28')
  await changeSchool(admin, { region: { yearBegins: '01-01' } })
  assert.equal([(await year()).name, (await year()).next], ['2027', '2028'])
  await pass(4 * 365 * DAY)
  await beginYear()
  assert.is((await year()).name, '2031')
  const names = (await earlierOf(admin, (await admin.get('/student/getAllStudent')).body.students[0]._id)) as {
    year: string
  }[]
  assert.equal(
    names.map(({ year }) => year),
    ['2026/27'],
    'a year that has ended keeps its name',
  )
})

test('earlier reports stay with a deleted student, come back and are erased together; a deleted report comes back into its year', async () => {
  const { admin, store, pass, beginYear, maintain, sound } = await openSchool()
  const [staying, gone, early] = [await addStudent(admin), await addStudent(admin), await addStudent(admin)]
  const deletedReport = await addReport(admin, staying._id, { message: 'Deleted', photo })
  await addReport(admin, gone._id, { message: 'Filed', photo })
  await admin.post(`/report/updateReport/${gone._id}`, form({ message: 'Filed' }))
  await addReport(admin, early._id, { message: 'With its student', photo })
  await admin.delete(`/report/deleteReport/${staying._id}`)
  await admin.delete(`/student/deleteStudent/${early._id}`)
  await beginYear()
  await admin.delete(`/student/deleteStudent/${gone._id}`)
  assert.is((await admin.get(`/report/earlier/${gone._id}`)).status, 404)
  await sound()

  await addReport(admin, staying._id, { message: 'New' })
  assert.is((await restore(admin, deletedReport, early._id, gone._id)).restored, 3)
  const messagesOf = async (id: string) =>
    (await earlierOf(admin, id)).map(({ message }: { message: string }) => message)
  assert.equal(await Promise.all([staying._id, early._id, gone._id].map(messagesOf)), [
    ['Deleted'],
    ['With its student'],
    ['Filed'],
  ])
  assert.is(await store.reports.count(), 1)
  await sound()

  await admin.delete(`/student/deleteStudent/${gone._id}`)
  await admin.delete(`/student/deleteStudent/${early._id}`)
  const erase = await admin.post('/admin/deleted/erase', { ids: [early._id] })
  assert.is(erase.body.erased, 1)
  await pass(31 * DAY)
  await maintain()
  assert.equal(await store.earlierReports.ofStudent(gone._id, '', 'staff'), [])
  assert.equal(await store.earlierReports.ofStudent(early._id, '', 'staff'), [])
  await sound()
  assert.ok(await store.photos.find(deletedReport, 'photo'), 'the photo of who stays is kept')
})

test('of two reports of one year the second cannot come back', async () => {
  const { admin, beginYear } = await openSchool()
  const { _id } = await addStudent(admin)
  const first = await addReport(admin, _id)
  await admin.delete(`/report/deleteReport/${_id}`)
  await addReport(admin, _id)
  await beginYear()
  const { success, refused } = await restore(admin, first)
  assert.equal([success, refused[0].reason], [false, 'The student has another report now. Delete that one first.'])
})

featureTest('the file of a person and that of the school have the earlier reports with their photos', async () => {
  const { admin, beginYear } = await openSchool()
  const { _id } = await addStudent(admin)
  await addReport(admin, _id, { message: 'Of long ago', photo })
  await beginYear()
  const person = await unzip((await admin.post(`/export/person/${_id}`)).bytes)
  assert.ok(person.has('photos/report-2026-27.webp'), [...person.keys()].join())
  for (const [name, content] of person) {
    if (/html|json/.test(name))
      assert.ok(String(content).includes('Of long ago') && String(content).includes('2026/27'), name)
  }
  const whole = await unzip((await admin.post('/export/school')).bytes)
  const [head = '', line = ''] = String(whole.get('earlier-reports.csv')).trim().split('\r\n')
  assert.match(head, /School year,Name,/)
  assert.match(line, /2026\/27,Ann Lee,.*Of long ago.*,report-2026-27-5-7\.webp/)
  assert.ok(whole.has('photos/earlier-reports/report-2026-27-5-7.webp'))
})

test('a promotion with a new year is one entry, can be undone as a whole, and leaves everything as before', async () => {
  const backups: number[] = []
  const school = await openSchool({ backUp: async () => void backups.push(1) })
  const { admin, store, page, promote, undo, records, pass, sound } = school
  const add = (grade: string, rollNumber: string) => addStudent(admin, { grade, rollNumber })
  const [first, stays, leaves] = [await add('5', '1'), await add('6', '1'), await add('10', '1')]
  for (const { _id } of [first, stays, leaves]) await addReport(admin, _id, { photo })
  const before = await records()
  const request = { stay: [stays._id], rollNumbers: { [stays._id]: '2' } }
  assert.equal((await page()).backup, true)
  const { message: _, ...done } = await promote(request)
  assert.equal(done, { success: true, moved: 1, left: 1, stayed: 1, filed: 3 })
  assert.is(backups.length, 1)
  const grades = async () => (await store.classes.members()).map(({ grade, rollNumber }) => `${grade} ${rollNumber}`)
  assert.equal(await grades(), ['6 1', '6 2'])
  assert.equal(
    (await earlierOf(admin, first._id)).map(({ grade }: { grade: string }) => grade),
    ['5'],
    'the class of then',
  )

  const lines = (await admin.get('/admin/audit')).body.data as Record<string, unknown>[]
  const [entry, ...others] = lines.filter(({ action }) => action === 'promote' || action === 'file')
  assert.equal(others, [], 'one entry')
  const recorded = ((entry?.records ?? []) as Record<string, string>[]).map(
    ({ action, entity, number }) => `${number} ${entity} ${action}`,
  )
  assert.equal(recorded.sort(), ['1 student leave', '2 student update', '3 report file'])

  const { last } = await page()
  assert.equal(
    [last.by, last.promoted, last.ended, last.begun, last.isOfThisYear],
    ['admin', true, '2026/27', '2027/28', true],
  )
  assert.equal(last.undo, { possible: true, reason: null })
  // To log in, and to print or read, is no work.
  await pass(DAY)
  assert.is((await undo()).success, true)
  assert.equal(await records(), before)
  assert.equal(await grades(), ['5 1', '6 1', '10 1'])
  assert.is((await admin.get('/admin/audit')).body.data[0].action, 'undo promotion')
  assert.is((await page()).last, null)
  assert.is((await undoTwice(admin, last._id)).success, false)
  await sound()
  assert.is((await promote(request)).success, true, 'and again')
})

const undoTwice = async (admin: Caller, id: string) =>
  withCodes((await admin.post(`/admin/schoolYear/${id}/undo`)).body)

featureTest(
  'a second promotion in a year is refused until it is asked for again; without a new year it is the same year',
  async () => {
    const { admin, promote, beginYear } = await openSchool()
    await addStudent(admin, { grade: '1' })
    assert.is((await promote({ newYear: false })).success, true)
    const refused = await promote({ newYear: false })
    assert.match(refused.message, /promoted in this school year already, so nobody was promoted/)
    assert.is((await promote({ newYear: false, again: true })).moved, 1)
    await beginYear()
    assert.is((await promote()).moved, 1)
    assert.is((await promote()).success, false)
  },
)

featureTest(
  'a leaver of a promotion comes back by undoing it: with the report of the year, in the renamed class, after another year',
  async () => {
    const { admin, page, promote, beginYear, undo, sound } = await openSchool()
    const { _id } = await addStudent(admin, { grade: '10' })
    await addReport(admin, _id, { message: 'Of this year', photo })
    assert.is((await promote({ newYear: false })).left, 1)
    const read = async () => (await admin.get(`/student/former/${_id}`)).body.user
    const leaver = await read()
    assert.equal(
      [leaver.reason, leaver.leftOn, leaver.leftYear, leaver.grade],
      ['finished', '2026-11-23', '2026/27', '10'],
    )
    assert.equal(
      (await earlierOf(admin, _id)).map(({ year, message }: Record<string, string>) => [year, message]),
      [['2026/27', 'Of this year']],
    )
    // A correction of what is recorded is no work on the record.
    const { reason, note } = leaver
    await admin.put(`/student/former/${_id}`, { leftOn: '2026-11-20', reason, note: `${note}x` })
    const { version, settings } = (await admin.get('/admin/school')).body
    const classes = [...settings.classes.slice(0, 9), 'Tenth']
    await admin.put('/admin/school', { version, settings: { ...settings, classes }, renamed: { 10: 'Tenth' } })
    await beginYear()
    assert.is((await earlierOf(admin, _id))[0].year, '2026/27', 'the year has its name now')
    assert.is((await undo()).success, true, 'the year')
    assert.is((await read()).grade, 'Tenth')
    assert.equal((await page()).last.undo, { possible: true, reason: null })
    assert.is((await undo()).success, true, 'the promotion')
    assert.is((await admin.get(`/student/get-single-student/${_id}`)).body.user.grade, 'Tenth')
    assert.is((await admin.get(`/report/getReport/${_id}`)).body.data.message, 'Of this year')
    await sound()
  },
)

featureTest('nothing is undone once somebody has worked on it, or after its days', async () => {
  const works: Record<
    string,
    [work: (school: Awaited<ReturnType<typeof openSchool>>, ids: string[]) => unknown, reason: RegExp]
  > = {
    'a report': [({ admin }, [id = '']) => addReport(admin, id), /^Reports of 20\d\d\/\d\d were written since/],
    'a report that was deleted': [
      async ({ admin }, [id = '']) => {
        await addReport(admin, id)
        await admin.delete(`/report/deleteReport/${id}`)
      },
      /^Reports of 20\d\d\/\d\d were written since/,
    ],
    'another class': [
      ({ admin }, [id]) => admin.post('/student/moveStudents', { ids: [id], grade: '9' }),
      /^One of its records was changed/,
    ],
    'a deletion': [
      ({ admin }, [id]) => admin.delete(`/student/deleteStudent/${id}`),
      /^One of its records was changed/,
    ],
    'a leaver who is brought back': [
      ({ admin }, [, id = '']) => bringBack(admin, id),
      /^Some of those who left the school were brought back or erased/,
    ],
    'a leaver who is erased': [
      ({ admin }, [, id]) => admin.post('/student/former/erase', { ids: [id] }),
      /^Some of those who left the school were brought back or erased/,
    ],
    'a leaver who came back into another class and left again': [
      async ({ admin }, [, id = '']) => {
        await bringBack(admin, id, '9')
        await admin.post('/student/moveStudents', { ids: [id], grade: 'left' })
      },
      /^Some of those who left the school were brought back or erased/,
    ],
    'a leaver who came back into the same class and left again': [
      async ({ admin }, [, id = '']) => {
        await bringBack(admin, id)
        await admin.post('/student/leave', { ids: [id], leftOn: '2026-11-23', reason: 'moved' })
      },
      /^Some of those who left the school were brought back or erased/,
    ],
    'a report of somebody who has left since': [
      async ({ admin }, [id = '']) => {
        const { _id } = await addStudent(admin, { grade: '2' })
        await addReport(admin, _id)
        await admin.post('/student/moveStudents', { ids: [_id], grade: 'left' })
        assert.ok(id)
      },
      /^Reports of 20\d\d\/\d\d were written since/,
    ],
    'its days': [({ pass }) => pass((undoDays + 1) * DAY), /^It was done more than 30 days ago/],
  }
  const school = await openSchool()
  const { admin, page, promote, undo } = school
  for (const [what, [work, reason]] of Object.entries(works)) {
    const ids = [(await addStudent(admin, { grade: '1' }))._id, (await addStudent(admin, { grade: '10' }))._id]
    await addReport(admin, ids[0] ?? '')
    await promote({ again: true })
    await work(school, ids)
    const { last } = await page()
    assert.is(withCodes(last.undo).possible, false, what)
    assert.match(last.undo.reason, reason, what)
    const refused = await undo()
    assert.is(refused.success, false, what)
    assert.ok(refused.message.endsWith(last.undo.reason), what)
  }
})

featureTest('without the backup that comes before it nothing is changed', async () => {
  const school = await openSchool({ backUp: () => Promise.reject(new Error('full')) })
  const { admin, page, promote, beginYear, records } = school
  await addReport(admin, (await addStudent(admin))._id)
  const before = await records()
  assert.match((await promote()).message, /could not be made, so nothing was changed/)
  assert.match((await beginYear()).message, /could not be made, so nothing was changed/)
  assert.equal(await records(), before)
  assert.is((await page()).last, null)
})

featureTest(
  'what the undoing of a new year takes back while a student is deleted comes back with the student',
  async () => {
    const { admin, beginYear, undo, sound } = await openSchool()
    const { _id } = await addStudent(admin)
    await addReport(admin, _id, { message: 'Of this year' })
    await beginYear()
    await admin.delete(`/student/deleteStudent/${_id}`)
    assert.is((await undo()).success, true)
    await restore(admin, _id)
    assert.is((await admin.get(`/report/getReport/${_id}`)).body.data.message, 'Of this year')
    assert.equal(await earlierOf(admin, _id), [])
    await sound()
  },
)

featureTest(
  'the reports of a class of an earlier year are listed by the class of then, and their reading is one act',
  async () => {
    const { admin, beginYear, pass, year } = await openSchool()
    const ben = await addStudent(admin, { name: 'Ben', grade: '5', rollNumber: '9' })
    const ann = await addStudent(admin, { name: 'Ann', grade: '5', rollNumber: '10' })
    const dua = await addStudent(admin, { name: 'Dua', grade: '6' })
    const leaver = await addStudent(admin, { name: 'Cem', grade: '5', rollNumber: '11' })
    for (const { _id } of [ben, ann, dua]) await addReport(admin, _id)
    const ofLeaver = await addReport(admin, leaver._id, { photo })
    const first = (await year()).name
    await admin.post('/student/leave', { ids: [leaver._id], leftOn: '2026-11-23', reason: 'moved' })
    assert.equal((await admin.get('/report/years')).body.years, [])
    await beginYear()
    await pass(400 * DAY)
    await addReport(admin, ben._id, { message: 'Of the second year' })
    const second = (await year()).name
    await beginYear()
    // Ann goes to another class, and a deleted student is in no list.
    await admin.post(`/student/updateStudent/${ann._id}`, form({ grade: '7' }))
    await admin.delete(`/student/deleteStudent/${dua._id}`)

    assert.equal((await admin.get('/report/years')).body.years, [
      { year: second, reports: 1, classes: [{ grade: '5', reports: 1 }] },
      { year: first, reports: 3, classes: [{ grade: '5', reports: 3 }] },
    ])
    const of = async (year: string, grade: string) =>
      (await admin.get(`/report/ofYear?${new URLSearchParams({ year, grade })}`)).body.reports
    const listed = await of(first, '5')
    assert.equal(
      listed
        .map(({ data, student }: Record<string, Record<string, string>>) => [
          student?.name,
          student?.rollNumber,
          data?.grade,
          data?.year,
          data?.message,
        ])
        .sort(),
      [
        ['Ann', '10', '5', first, 'Well done'],
        ['Ben', '9', '5', first, 'Well done'],
        ['Cem', '11', '5', first, 'Well done'],
      ],
      'also of who has left since',
    )
    const [entry] = (await admin.get('/admin/audit')).body.data
    assert.equal(
      [entry.action, entry.entity, entry.records],
      ['read report', 'student', [{ action: 'read report', entity: 'student', number: 3 }]],
    )
    const { data } = listed.find(({ student }: { student: { name: string } }) => student.name === 'Cem')
    assert.is((await admin.get(`/report/earlier/${data.studentId}/photo/${ofLeaver}`)).status, 200)
    assert.equal([data._id, data.photoVersion !== null], [ofLeaver, true])
    assert.equal(await of(first, '7'), [])
    assert.equal((await of(second, '5'))[0].data.message, 'Of the second year')
    assert.is((await admin.get('/report/ofYear?year=2025')).status, 400)
  },
)

test.run()
