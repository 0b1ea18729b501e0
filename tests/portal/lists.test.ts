import * as assert from 'uvu/assert'
import type { EndpointName } from '#contract'
import { coversRows } from '../browser/rows.ts'
import { click, settle } from '../dom.ts'
import { test } from '../test.ts'
import { down, find, logged, openPage, respond, textOf, toastTexts, waitUntilIdle } from './portal.tsx'
import { cells, noticeOf, studentOf, teacherOf } from './staff.ts'

const { loadStudents } = await import('../../portal/state/students.ts')

const student = { students: [studentOf('a')] }
const lists: { path: string; call: EndpointName; total: string; says: string; empty: string; full: object }[] = [
  {
    path: 'admin/dashboard/Student-detail',
    call: 'getAllStudent',
    total: 'Total Student : –',
    says: 'The students could not be loaded.',
    empty: 'NO Student Found',
    full: student,
  },
  {
    path: 'teacher/dashboard?class=3',
    call: 'classFilter',
    total: 'Students',
    says: 'The students could not be loaded.',
    empty: 'NO Student Found',
    full: student,
  },
  {
    path: 'admin/dashboard/teacher-detail',
    call: 'allTeacher',
    total: 'Total Teacher : –',
    says: 'The teachers could not be loaded.',
    empty: 'No Teacher Found',
    full: { teachers: [teacherOf('a')] },
  },
  {
    path: 'admin/dashboard/notice-detail',
    call: 'getNotice',
    total: 'Total Notice : –',
    // As the specification requires for notices.
    says: 'No Notice is Added by admin',
    empty: '',
    full: { notice: [noticeOf('a')] },
  },
  {
    path: 'admin/dashboard/UserInfo',
    call: 'allUser',
    total: 'userLength : –',
    says: 'The users could not be loaded.',
    empty: 'No User Found',
    full: { data: [{ _id: 'u', userId: 'parent', role: 0 }] },
  },
]

for (const { path, call, total, says, empty, full } of lists) {
  const what = `a dash as total, ${empty ? 'an error and not the empty text' : 'the empty text'}, without a toast`
  coversRows(
    ['error.lists'],
    `${path}: a list that could not be loaded shows ${what}; Try again loads it`,
    async () => {
      respond(call, down)
      if (call === 'getAllStudent') await loadStudents()
      await openPage(`/${path}`, path.startsWith('admin') ? 3 : 2)
      assert.is(textOf('h1'), total)
      assert.match(textOf(), says)
      if (empty) assert.not.match(textOf(), empty)
      assert.equal([toastTexts(), logged().length], [[], 1])
      respond(call, { success: true, message: '', ...full })
      await click(find('main button', 'Try again'))
      await waitUntilIdle()
      assert.is(cells().length, 1)
      assert.not.match(textOf(), says)
    },
  )
}

for (const [path, call, failed] of [
  ['UserInfo', 'allUser', 'The users could not be loaded.'],
  ['audit', 'audit', 'The audit trail could not be loaded.'],
  ['Student-detail?search=&name=A', 'searchStudent', 'The students could not be loaded.'],
] as [string, EndpointName, string][]) {
  test(`error.lists: ${path}: a response without its list is an error, not an empty list`, async () => {
    respond('auditPeople', { success: true, message: '', people: [] })
    for (const body of [
      { success: true, message: '' },
      { success: true, message: '', data: null },
      { success: false, message: 'Not now.' },
    ]) {
      respond(call, body)
      const { unmount } = await openPage(`/admin/dashboard/${path}`, 3)
      assert.match(textOf('main'), failed)
      unmount()
    }
    logged()
  })
}

test('a search without students is a failure with an empty list, which is no error', async () => {
  respond('searchStudent', { success: false, message: 'NO Student Found', data: [] })
  await loadStudents()
  await openPage('/admin/dashboard/Student-detail?search=&name=A', 3)
  assert.is(textOf('h1'), 'Total Student : 0')
})

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
  // The portal asks every second.
  while (textOf('h1') === 'Total Student : 0') await settle(50)
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
