/** The numbers of the dashboard: GET /admin/statistics. Who may ask is in access.test.ts. */
// engines: sqlite, postgres
import * as assert from 'uvu/assert'
import { CONDITIONS, type Condition, ROLE } from '#contract'
import { CLASSES } from '#contract/school/defaults'
import { dayStart, monthsUntil } from '../../server/clock.ts'
import { newId } from '../../server/store/ids.ts'
import { noticeFields, reportFields, studentDetails } from '../../tools/samples.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'
import { featureTest } from './feature-test.ts'

// In Berlin it is 1 March already.
const NOW = Date.parse('2026-02-28T23:30:00Z')
const school = await start({ clock: () => NOW, env: { SCHOOL_TIME_ZONE: 'Europe/Berlin' } })
const admin = await school.login(ADMIN.userId, ADMIN.password)
test.after(() => school.stop())
test.after.each(async () => {
  for (const { id } of await school.store.notices.all()) await admin.delete(`/notice/deleteNotice/${id}`)
  for await (const page of school.store.students.pages()) {
    for (const { id } of page) await admin.delete(`/student/deleteStudent/${id}`)
  }
})

const statistics = async () => (await admin.get('/admin/statistics')).body
const createdAt = new Date(NOW).toISOString()

async function addStudent(grade: string, condition?: Condition): Promise<string> {
  const [id, login] = [newId(), newId()]
  const none = { passwordHash: '', sealedPassword: null, sealedAnswer: null, passwordChangedAt: null }
  await school.store.transaction(async ({ users, students, reports }) => {
    await users.add({ id: login, userId: login, name: 'Ann', role: ROLE.student, createdAt, ...none })
    await students.add({ ...studentDetails, id, login, grade, createdAt, photoVersion: null })
    const report = { ...reportFields, id: newId(), studentId: id, createdAt, updatedAt: createdAt, photoVersion: null }
    if (condition) await reports.add({ ...report, condition })
  })
  return id
}

const addNotice = (createdAt: string, appearsOn = '') =>
  school.store.notices.add({ ...noticeFields, id: newId(), date: '1', appearsOn, createdAt, photoVersion: null })

const NOTHING = { students: 0, reports: 0, shown: 0, read: 0, planned: 0, plannedFrom: null }

featureTest('an empty school has every class, condition and month, with nothing in it', async () => {
  const { success, message, ...numbers } = await statistics()
  assert.ok(success)
  assert.equal(numbers, {
    classes: CLASSES.map((grade) => ({ grade, ...NOTHING })),
    conditions: CONDITIONS.map((condition) => ({ condition, reports: 0 })),
    months: [
      ...['2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'],
      ...['2026-01', '2026-02', '2026-03'],
    ].map((month) => ({ month, notices: 0 })),
    formerDue: null,
    timeZone: 'Europe/Berlin',
  })
})

test('students and reports are counted for each class and condition, and every change is in the next response', async () => {
  const deleted = await addStudent('10', 'Good')
  await addStudent('10', 'Good')
  await addStudent('10')
  await addStudent('1', 'Worst')
  const counted = async () => {
    const { classes, conditions } = await statistics()
    return {
      classes: classes.filter(({ students }: { students: number }) => students > 0),
      conditions: conditions.filter(({ reports }: { reports: number }) => reports > 0),
    }
  }
  assert.equal(await counted(), {
    classes: [
      { ...NOTHING, grade: '1', students: 1, reports: 1, shown: 1 },
      { ...NOTHING, grade: '10', students: 3, reports: 2, shown: 2 },
    ],
    conditions: [
      { condition: 'Good', reports: 2 },
      { condition: 'Worst', reports: 1 },
    ],
  })
  await admin.delete(`/student/deleteStudent/${deleted}`)
  assert.equal(await counted(), {
    classes: [
      { ...NOTHING, grade: '1', students: 1, reports: 1, shown: 1 },
      { ...NOTHING, grade: '10', students: 2, reports: 1, shown: 1 },
    ],
    conditions: [
      { condition: 'Good', reports: 1 },
      { condition: 'Worst', reports: 1 },
    ],
  })
})

test('notices are counted in the month that it was at the school when they were published', async () => {
  for (const moment of [
    '2025-03-31T21:59:59.999Z', // March 2025: before the first month
    '2025-03-31T22:00:00.000Z', // April 2025, in summer time
    '2025-10-31T22:59:59.999Z', // October
    '2025-10-31T23:00:00.000Z', // November, in winter time
    '2026-02-28T22:59:59.999Z', // February 2026
    '2026-02-28T23:00:00.000Z', // March
    createdAt,
  ]) {
    await addNotice(moment)
  }
  await addNotice('2025-10-01T10:00:00Z', '2026-02-10')
  await addNotice('2025-10-01T10:00:00Z', '2026-04-01')
  const { months } = await statistics()
  assert.equal(
    months.filter(({ notices }: { notices: number }) => notices > 0),
    [
      { month: '2025-04', notices: 1 },
      { month: '2025-10', notices: 1 },
      { month: '2025-11', notices: 1 },
      { month: '2026-02', notices: 2 },
      { month: '2026-03', notices: 2 },
    ],
  )
})

featureTest('the months until a day, over the turn of a year', () => {
  assert.equal(monthsUntil('2026-02-17', 3), ['2025-12', '2026-01', '2026-02'])
})

featureTest('a day begins at midnight in every time zone', () => {
  for (const [timeZone, start] of [
    ['UTC', '2026-04-01T00:00:00.000Z'],
    ['Europe/Berlin', '2026-03-31T22:00:00.000Z'],
    ['Asia/Kathmandu', '2026-03-31T18:15:00.000Z'],
    ['America/St_Johns', '2026-04-01T02:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-03-31T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-04-01T11:00:00.000Z'],
  ] as const) {
    assert.is(dayStart('2026-04-01', timeZone), start)
  }
})

test.run()
