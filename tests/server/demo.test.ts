// needs: programs
// own process
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { UNLIMITED } from '#contract'
import { CLASSES } from '#contract/school/defaults'
import { fill, isEmpty } from '../../sample/fill.ts'
import { seeded } from '../../sample/random.ts'
import { reportGenerator } from '../../sample/reports.ts'
import { openSchoolData } from '../../server/data-folder/school-data.ts'
import { readSettings } from '../../server/settings.ts'
import { command, DEMO } from '../../tools/processes.ts'
import { start } from '../../tools/start.ts'
import { sharedWorkers } from '../../tools/workers.ts'
import { test } from '../test.ts'

/** One in each class. */
const STUDENTS = CLASSES.length

const dataDir = mkdtempSync(join(tmpdir(), 'school-demo-'))
const NOW = Date.parse('2026-03-04T09:00:00Z')
const settings = readSettings({ SCHOOL_TIME_ZONE: 'UTC', ADMIN_USER_ID: 'head', ADMIN_PASSWORD: 'head-password' })
const { store, vault } = await openSchoolData(dataDir)
const wasEmpty = await isEmpty(store)
const logins = await fill(
  { store, vault, settings, workers: sharedWorkers },
  { students: STUDENTS, teachers: 2, reports: 4, users: 1 },
  NOW,
)
await store.close()

const school = await start({ dataDir, clock: () => NOW, env: { SCHOOL_TIME_ZONE: 'UTC' } })
const admin = await school.login('head', 'head-password')
test.after(() => school.stop())

test('isEmpty is true for a new school and false for a filled one', async () => {
  assert.ok(wasEmpty)
  assert.not.ok(await isEmpty(school.store))
})

test('the sample has as many people as its totals say', async () => {
  assert.equal((await admin.get('/admin/adminAll')).body.length, {
    studentLength: STUDENTS,
    teacherLength: 2,
    reportLength: 4,
    noticeLength: 8,
    userLength: STUDENTS + 2 + 1 + 1,
  })
})

test('one login for each role works', async () => {
  const roles = []
  // The admin's password was given, so it is not printed.
  const head = { userId: 'head', password: 'head-password' }
  assert.equal(logins.admin, { userId: 'head', password: undefined })
  assert.ok(logins.user)
  for (const { userId, password } of [logins.user, logins.student, logins.teacher, head]) {
    roles.push((await (await school.login(userId, password)).get('/auth/me')).body.user.role)
  }
  assert.equal(roles, [0, 1, 2, 3])
})

test('the printed student has a report to read, and one of the school year before', async () => {
  const student = await school.login(logins.student.userId, logins.student.password)
  const { user } = (await student.get('/auth/me')).body
  const { data } = (await student.get(`/report/getReport/${user._id}`)).body
  assert.ok(data.message.length > 80, data.message)
  const { reports, student: shown } = (await student.get(`/report/earlier/${user._id}`)).body
  const classes = [...CLASSES] as string[]
  assert.equal(
    reports.map(({ grade, message }: Record<string, string>) => [grade, (message?.length ?? 0) > 80]),
    [[classes[classes.indexOf(shown.grade) - 1], true]],
    'and one of the year before, in the class before',
  )
  assert.is.not(reports[0].year, data.year)
})

test('every class has students, each with a photo', async () => {
  const { students } = (await admin.get('/student/getAllStudent')).body
  assert.equal(new Set(students.map(({ grade }: { grade: string }) => grade)), new Set(CLASSES))
  assert.is(new Set(students.map(({ name }: { name: string }) => name)).size, STUDENTS)
  assert.is(new Set(students.map(({ photoVersion }: { photoVersion: string }) => photoVersion)).size, STUDENTS)
  const photo = await admin.get(`/student/get-student-photo/${students[0]._id}`)
  assert.is((await sharp(photo.bytes).metadata()).width, 400)
})

test('a teacher has a photo and an id card', async () => {
  const { teachers } = (await admin.get('/teacher/allTeacher')).body
  const card = await admin.get(`/teacher/teacherIdCard/${teachers[0]._id}`)
  assert.is((await sharp(card.bytes).metadata()).width, 856)
  const { data } = (await admin.get(`/teacher/singleTeacher/${teachers[0]._id}`)).body
  assert.ok(data.photoVersion && data.photoVersion !== data.idCardVersion)
})

test('the board has eight notices: one is expired, one is unlimited', async () => {
  const all = (await admin.get('/notice/getNotice')).body.notice as Array<{ date: string; created_at: string }>
  assert.is(all.length, 8)
  assert.is(all.filter(({ date }) => date === UNLIMITED).length, 1)
  assert.is(all.filter(({ date }) => date < '2026-03-04' && date !== UNLIMITED).length, 1)
  assert.is((await school.visitor.get('/notice/getNotice')).body.notice.length, 7)
  assert.ok(all.every(({ created_at }) => created_at < '2026-03-04'))
})

test('the audit entries are in order of time', async () => {
  const { data } = (await admin.get('/admin/audit')).body
  const times = data.map(({ at }: { at: string }) => at)
  assert.equal(times, [...times].sort().reverse())
})

test('a report has the name and the pronouns of the student, and no placeholder', () => {
  const write = reportGenerator(seeded(7))
  for (let index = 0; index < 200; index++) {
    const isFemale = index % 2 === 0
    const { message, complain, notification } = write('Noor', isFemale)
    const text = `${message}\n${complain}\n${notification}`
    assert.match(message, /Noor/)
    assert.not.match(text, /NAME|THEY|THEM|THEIR/)
    assert.not.match(text, isFemale ? /\b([Hh]e|him|[Hh]is)\b/ : /\b([Ss]he|[Hh]er)\b/)
    assert.not.match(text, /[.!?]\s+(he|she)\b/, 'a sentence begins with a capital')
  }
})

test('a school that has data is refused with one line, and nothing changes', async () => {
  const before = (await admin.get('/admin/adminAll')).body.length
  const { code, stdout, stderr } = await command(DEMO, { DATA_DIR: dataDir })
  assert.is(code, 1)
  assert.is(stdout, '')
  assert.is(stderr, `The school in ${dataDir} has data already: set DATA_DIR to an empty folder.\n`)
  assert.equal((await admin.get('/admin/adminAll')).body.length, before)
})

test('an invalid number of students is refused, and no school is created', async () => {
  const folder = join(dataDir, 'none')
  for (const count of ['0', 'many']) {
    const { code, stderr } = await command(DEMO, { DATA_DIR: folder }, [count])
    assert.is(code, 1)
    assert.is(stderr, `'${count}' is no number of students: give a whole one from 1 to 10000.\n`)
  }
  assert.not(existsSync(folder))
})

test.run()
