import * as assert from 'uvu/assert'
import type { EndpointName } from '#contract'
import { test } from '../test.ts'
import { down, find, logged, openPage, respond, textOf, waitUntilIdle } from './portal.tsx'
import { cells, noticeOf, studentOf } from './staff.ts'

const { loadStudents } = await import('../../portal/state/students.ts')

for (const [path, call, heading] of [
  ['Student-detail', 'getAllStudent', 'Total Student : –'],
  ['teacher-detail', 'allTeacher', 'Total Teacher : –'],
  ['notice-detail', 'getNotice', 'Total Notice : –'],
  ['UserInfo', 'allUser', 'userLength : –'],
] as [string, EndpointName, string][]) {
  test(`${path}: a list that could not be loaded shows a dash as total, not 0`, async () => {
    respond(call, down)
    if (call === 'getAllStudent') await loadStudents()
    await openPage(`/admin/dashboard/${path}`, 3)
    assert.is(textOf('h1'), heading)
    assert.is(logged().length, 1)
  })
}

test('the notices of a month are those of the calendar at the school', async () => {
  respond('getNotice', {
    success: true,
    message: '',
    notice: [
      noticeOf('december', { created_at: '2026-11-30T10:00:00Z' }),
      noticeOf('november', { created_at: '2026-11-30T09:59:59Z' }),
    ],
  })
  respond('statistics', { success: true, message: '', timeZone: 'Pacific/Kiritimati' })
  const view = await openPage('/admin/dashboard/notice-detail?month=2026-11', 3)
  assert.is(textOf('h1'), 'Total Notice : 2')
  assert.is(textOf('.kit-filter-chips [data-part=value]'), 'Nov 2026')
  assert.equal(
    cells().map((row) => row[1]),
    ['Notice november'],
  )
  view.unmount()
  // A text that is no month does not filter.
  await openPage('/admin/dashboard/notice-detail?month=2026-13', 3)
  assert.is(cells().length, 2)
})

test('an import that ends after its page was left loads the list of students, and of a class', async () => {
  const running = { state: 'running', kind: 'student', counts: { all: 1 }, progress: null, createdAt: '' }
  respond('getImport', { success: true, message: '', import: running })
  await loadStudents()
  const { unmount } = await openPage('/admin/dashboard/import?import=i1', 3)
  unmount()
  respond('classFilter', { success: false, message: 'No Student Found', students: [] })
  await openPage('/admin/dashboard/Student-detail?class=3', 3)
  assert.is(textOf('h1'), 'Total Student : 0')
  respond('getImport', { success: true, message: '', import: { ...running, state: 'done' } })
  respond('getAllStudent', { success: true, message: '', students: [studentOf('a'), studentOf('b')] })
  respond('classFilter', { success: true, message: '', students: [studentOf('a')] })
  for (let turn = 0; turn < 50 && textOf('h1') === 'Total Student : 0'; turn += 1) await waitUntilIdle()
  assert.equal([textOf('h1'), cells().length], ['Total Student : 2', 1])
})

test('an empty list of teachers says so', async () => {
  respond('allTeacher', { success: true, message: '', teachers: [] })
  await openPage('/admin/dashboard/teacher-detail', 3)
  assert.is(textOf('h1'), 'Total Teacher : 0')
  assert.is(textOf('main tbody [data-part=heading]'), 'No Teacher Found')
  assert.is(find('main tbody a', 'Add teacher').getAttribute('href'), '/admin/dashboard/add-teacher')
})

test.run()
