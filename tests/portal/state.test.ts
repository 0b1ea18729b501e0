import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { logged, requests, respond, setSchool } from './portal.tsx'

const { askAvailability, availability, forgetAvailability } = await import('../../portal/state/report-availability.ts')
const { forgetStudents, loadStudents, students, studentsStatus } = await import('../../portal/state/students.ts')
const { showToastAfterNavigation, toasts } = await import('../../portal/state/toasts.ts')

const { dateOf, momentOf } = await import('../../portal/format/dates.ts')

const list = (...names: string[]) => ({ success: true, message: '', students: names.map((name) => ({ name })) })

const realSetTimeout = globalThis.setTimeout
test.after.each(() => {
  globalThis.setTimeout = realSetTimeout
})

test('a day and a moment are written in the format of the school', () => {
  const moment = new Date(2026, 10, 3, 14, 5).toISOString()
  for (const [dateFormat, day, time] of [
    ['day-month-year', '3 Nov 2026', ', 14:05'],
    ['month-day-year', 'Nov 3, 2026', ', 2:05 PM'],
    ['year-month-day', '2026-11-03', ', 14:05'],
  ] as const) {
    setSchool({ region: { dateFormat } })
    assert.is(momentOf(moment).replace(/\s/g, ' '), day + time)
    assert.equal([dateOf('2026-11-03'), dateOf('2026-11-03T23:59:00.000Z')], [day, day])
  }
  assert.equal([momentOf('never'), dateOf('never')], ['never', 'never'])
})

test('availability: a Failure leaves the message empty; an error too, and is logged', async () => {
  await askAvailability('u')
  assert.is(availability.value, '')
  respond('isReportAvailable', () => ({ status: 500, body: { success: false, message: 'Our fault' } }))
  await askAvailability('u')
  assert.is(availability.value, '')
  assert.is(logged().length, 1)
})

test('availability: a response that comes after a logout is not stored', async () => {
  respond('isReportAvailable', { success: true, message: 'report is available for this user' })
  const asking = askAvailability('u')
  forgetAvailability()
  await asking
  assert.is(availability.value, '')
})

test('students: of two concurrent loads the later one is used, whichever response comes last', async () => {
  const waiting: (() => void)[] = []
  respond('getAllStudent', async () => {
    const mine = waiting.length
    await new Promise<void>((done) => waiting.push(done))
    return { body: list(mine === 0 ? 'old' : 'new') }
  })
  const loads = [loadStudents(), loadStudents()]
  await new Promise((done) => setTimeout(done))
  waiting[1]?.()
  await loads[1]
  waiting[0]?.()
  await loads[0]
  assert.equal(
    students.value.map(({ name }) => name),
    ['new'],
  )
})

test('students: a failed load is logged and can be repeated; the old list stays', async () => {
  respond('getAllStudent', list('Zara'))
  await loadStudents()
  respond('getAllStudent', () => ({ text: 'no JSON' }))
  await loadStudents()
  assert.is(studentsStatus.value, 'failed')
  assert.is(students.value.length, 1)
  assert.is(logged().length, 1)
  respond('getAllStudent', list('Zara', 'Ali'))
  await loadStudents()
  assert.is(studentsStatus.value, 'ready')
  assert.is(students.value.length, 2)
})

test('students: a list that comes after a logout is not stored', async () => {
  respond('getAllStudent', list('Zara'))
  const loading = loadStudents()
  forgetStudents()
  await loading
  assert.is(students.value.length, 0)
  assert.is(requests.length, 1)
})

test('const.toast: a toast after a navigation appears 100 ms later', () => {
  const waiting: { say: () => void; after?: number }[] = []
  globalThis.setTimeout = ((say: () => void, after?: number) => waiting.push({ say, after })) as typeof setTimeout
  showToastAfterNavigation('success', 'Data added SuccessFully')
  globalThis.setTimeout = realSetTimeout
  assert.is(toasts.list().length, 0)
  assert.equal(
    waiting.map(({ after }) => after),
    [100],
  )
  waiting[0]?.say()
  assert.equal(
    toasts.list().map(({ tone, message }) => [tone, message]),
    [['success', 'Data added SuccessFully']],
  )
})

test.run()
