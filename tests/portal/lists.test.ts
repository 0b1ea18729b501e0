import { mock } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import type { EndpointName } from '#contract'
import { coversRows } from '../browser/rows.ts'
import { click, settle, type } from '../dom.ts'
import { test } from '../test.ts'
import {
  down,
  find,
  logged,
  openPage,
  respond,
  runInAct,
  submit,
  textOf,
  toastTexts,
  waitUntilIdle,
} from './portal.tsx'
import { cells, fill, noticeOf, studentOf, teacherOf } from './staff.ts'

const { askAvailability } = await import('../../portal/state/report-availability.ts')
const { loadStudents, students, studentsStatus } = await import('../../portal/state/students.ts')

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
    full: { data: [{ _id: 'u', userId: 'parent', role: 0, name: 'parent', children: [] }] },
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

coversRows(
  ['error.lists'],
  'the board and Home say nothing of a failure but in the log; the board loads again',
  async () => {
    respond('getNotice', down)
    respond('isReportAvailable', down)
    const home = await openPage('/', 1)
    await runInAct(() => askAvailability('login-1'))
    assert.not.match(textOf(), 'Events And Notices')
    assert.is(document.querySelector('header li [data-part=badge]'), null)
    assert.equal([toastTexts(), logged().length], [[], 2])
    home.unmount()
    await openPage('/notice-board')
    assert.match(textOf(), 'No Notice is Added by admin')
    assert.equal([toastTexts(), logged().length], [[], 1])
    respond('getNotice', { success: true, message: '', notice: [noticeOf('a')] })
    await click(find('main button', 'Try again'))
    await waitUntilIdle()
    assert.is(document.querySelectorAll('main article').length, 1)
  },
)

test('while a list is on its way the page says that it loads, not that it is empty', async () => {
  for (const { path, call, empty, full, loading } of [
    {
      path: '/notice-board',
      call: 'getNotice',
      empty: 'No Notice is Added by admin',
      full: { notice: [noticeOf('a')] },
      loading: 'main .kit-spinner',
    },
    {
      path: '/teacher/dashboard?class=3',
      call: 'classFilter',
      empty: 'NO Student Found',
      full: student,
      loading: 'main .kit-data-table[data-state=loading]',
    },
  ] as const) {
    let answer = () => {}
    const allowed = new Promise<void>((done) => {
      answer = done
    })
    respond(call, async () => {
      await allowed
      return { body: { success: true, message: '', ...full } }
    })
    const view = await openPage(path, path.startsWith('/teacher') ? 2 : undefined)
    assert.ok(document.querySelector(loading), path)
    assert.not.match(textOf(), empty)
    await runInAct(answer)
    assert.is(document.querySelectorAll('main :is(article, tbody tr)').length, 1)
    view.unmount()
  }
})

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
      assert.match(textOf('main tbody'), failed)
      assert.is(textOf('main [data-part=range]'), failed, 'the status of the table announces it')
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

/** The table renders its rows when it has time for them. */
async function untilRows(count: number): Promise<void> {
  while (cells().length !== count) await waitUntilIdle()
}

test('notices are found by words, state and category, which the URL has and chips take away', async () => {
  const notice = [
    noticeOf('planned', { planned: true, catagory: 'Sport' }),
    noticeOf('shown', { catagory: 'Sport', onTop: true, audience: 'classes', classes: ['5'] }),
    noticeOf('ended', { expired: true, date: '2026-01-01', description: 'کتاب' }),
  ]
  respond('getNotice', { success: true, message: '', notice })
  const titles = () => cells().map((row) => row[1])
  const view = await openPage('/admin/dashboard/notice-detail?state=shown&category=Sport', 3)
  assert.equal(titles(), ['Notice shown On topFor class 5'])
  assert.equal(
    [...document.querySelectorAll('.kit-filter-chips li')].map((chip) => chip.textContent),
    ['State: Shown now', 'Category: Sport'],
  )
  assert.is(textOf('h1'), 'Total Notice : 3')
  await click(find('button[aria-label="Remove State Shown now"]'))
  await untilRows(2)
  assert.equal(titles(), ['Notice planned Planned', 'Notice shown On topFor class 5'])
  const options = [...document.querySelectorAll('select[name=category] option')].map((option) => option.textContent)
  assert.equal(options, ['All categories', 'Events', 'Sport'])
  await type(find('select[name=category]'), '')
  await untilRows(3)
  await type(find('input[type=search]'), 'كتاب')
  await submit()
  await untilRows(1)
  assert.equal(titles(), ['Notice ended'])
  assert.match(location.search, /^\?words=/)
  view.unmount()
  await openPage('/admin/dashboard/notice-detail?words=zebra', 3)
  assert.is(textOf('main tbody [data-part=heading]'), 'No notice has all of this')
})

test("'Use again' begins a new notice with all of the old one but its days, and says what it leaves out", async () => {
  const old = noticeOf('old', {
    title: 'Fees',
    catagory: 'Office',
    date: '2026-12-24',
    audience: 'classes',
    classes: ['3', '5'],
    onTop: true,
    event: { day: '2026-12-20', time: '09:30', endTime: '12:00', place: 'Hall', cancelled: true },
    appearsOn: '2026-12-01',
  })
  respond('getNotice', { success: true, message: '', notice: [old, noticeOf('b'), noticeOf('c')] })
  respond('getSingleNotice', { success: true, message: '', data: { ...old, text: [] } })
  const list = await openPage('/admin/dashboard/notice-detail', 3)
  const again = '/admin/dashboard/add-notice?from=old'
  await click(find('main tbody tr button[aria-label="More Fees"]'))
  assert.is(find('main tbody [role=menuitem]', 'Use again').getAttribute('href'), again)
  list.unmount()
  const full = await openPage('/admin/dashboard/notice-Full-Detail/old', 3)
  assert.is(find('main a', 'Use again').getAttribute('href'), again)
  full.unmount()
  await openPage(again, 3)
  const form = find<HTMLFormElement>('main form')
  const sent = Object.entries(Object.fromEntries(new FormData(form))).filter(([, value]) => value !== '')
  assert.equal(Object.fromEntries(sent.filter(([name]) => name !== 'photo')), {
    title: 'Fees',
    description: old.description,
    catagory: 'Office',
    audience: 'classes',
    'class 3': 'on',
    'class 5': 'on',
    eventTime: '09:30',
    eventEndTime: '12:00',
    eventPlace: 'Hall',
  })
  assert.match(
    textOf(),
    'Valid for: 24 Dec 2026; Appears on: 1 Dec 2026; Event: Sun, 20 Dec 2026; Cancelled; Keep on top.',
  )
  assert.match(
    form.textContent,
    'Only the students of the chosen classes, their parents and guardians, and staff read it.',
  )
  assert.equal(document.querySelector('main form img'), null)
  const options = find<HTMLInputElement>('input[name=catagory]').list?.options ?? []
  assert.equal(
    [...options].map(({ value }) => value),
    ['Events', 'Office'],
    'the categories that there are',
  )
})

test('the list says on which day a planned notice appears, and when an event is; the details have the rest of a notice', async () => {
  const planned = noticeOf('p', {
    title: 'Trip',
    planned: true,
    appearsOn: '2099-12-01',
    event: { day: '2099-12-20', lastDay: '2099-12-21', time: '09:30' },
  })
  respond('getNotice', { success: true, message: '', notice: [planned] })
  const translations = { ur: { title: 'سفر', description: 'پانی لائیں' } }
  respond('getSingleNotice', { success: true, message: '', data: { ...planned, text: [], translations } })
  const list = await openPage('/admin/dashboard/notice-detail', 3)
  assert.match(textOf('main tbody tr'), 'Appears on 1 Dec 2099')
  assert.match(textOf('main tbody tr'), 'Event: Sun, 20 Dec 2099 – Mon, 21 Dec 2099')
  list.unmount()
  await openPage('/admin/dashboard/notice-Full-Detail/p', 3)
  assert.match(textOf('main'), /Appears on\s*1 Dec 2099 Planned/)
  assert.is(textOf('main section[lang=ur] h3'), 'اردو: سفر')
  respond('deleteNotice', { success: true, message: '', notice: planned })
  await click(find('main button', 'Delete'))
  await type(find('dialog input'), 'Delete')
  await click(find('dialog button', 'Delete'))
  assert.is(location.pathname, '/admin/dashboard/notice-detail')
})

test('the sentences beside the parts of a notice follow what is chosen', async () => {
  respond('getNotice', { success: true, message: '', notice: [] })
  const { unmount } = await openPage('/admin/dashboard/add-notice', 3)
  const part = (heading: string) => {
    return find('main summary > strong', heading).closest('details') as HTMLDetailsElement
  }
  const said = (heading: string) => part(heading).querySelector('summary > span')?.textContent
  const open = async (heading: string) => {
    await runInAct(() => {
      part(heading).open = true
      part(heading).dispatchEvent(new Event('toggle'))
    })
  }
  const SHOWN = 'When it is shown'
  assert.is(said(SHOWN), 'Begins as soon as it is saved, in the order of the dates.')
  for (const heading of [SHOWN, 'Event', 'In other languages']) await open(heading)
  await fill({ appearsOn: '2099-12-01', onTop: 'yes', eventDay: '2099-12-20', eventTime: '09:30', eventPlace: 'Hall' })
  assert.is(said(SHOWN), 'Begins on 1 Dec 2099, before all others.')
  await fill({ appearsOn: '2020-12-01' })
  assert.is(said(SHOWN), 'Begins as soon as it is saved, before all others.', 'that day is over')
  assert.is(said('Event'), 'Sun, 20 Dec 2099, 09:30, Hall')
  const { href } = find<HTMLAnchorElement>('main a', 'Choose the time zone')
  assert.match(href, /school\?part=region$/)
  assert.is(said('In other languages'), 'The school uses English only.')
  assert.match(find<HTMLAnchorElement>('main a', 'Switch on other languages').href, /school\?part=languages$/)
  unmount()
})

test('a notice that is to be used again and is gone is said to be', async () => {
  respond('getSingleNotice', down)
  await openPage('/admin/dashboard/add-notice?from=gone', 3)
  assert.match(textOf(), 'The notice could not be loaded.')
  assert.is(document.querySelector('main form'), null)
  assert.ok(logged().length > 0)
})

test('an import that ends after its page was left loads the list of students, and of a class', async () => {
  const running = { state: 'running', kind: 'student', counts: { all: 1 }, progress: null, createdAt: '' }
  const page = { success: true, message: '', rows: [], show: 'all', page: 1, pages: 1, total: 0 }
  respond('getImport', { ...page, import: running })
  await loadStudents()
  const { unmount } = await openPage('/admin/dashboard/import?import=i1', 3)
  unmount()
  respond('classFilter', { success: false, message: 'No Student Found', students: [] })
  await openPage('/admin/dashboard/Student-detail?class=3', 3)
  assert.is(textOf('h1'), 'Total Student : 0')
  respond('getImport', { ...page, import: { ...running, state: 'done' } })
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

test('another page of a list is shown without making all of its rows again', async () => {
  let made = 0
  const counted = (number: number) => {
    const student = studentOf(`s${number}`)
    return Object.defineProperty(student, 'fatherName', {
      get() {
        made += 1
        return 'Father'
      },
    })
  }
  await openPage('/admin/dashboard/Student-detail', 3)
  await runInAct(() => {
    students.value = Array.from({ length: 60 }, (_, number) => counted(number))
    studentsStatus.value = 'ready'
  })
  assert.is.not(made, 0)
  made = 0
  await click(find('main button', 'Next'))
  assert.match(textOf(), 'Rows 51 to 60 of 60')
  assert.is(made, 0)
})

// The last test: within ten seconds of it a list that fails is loaded again.
test('a list that fails although a connection was just announced is loaded again', async () => {
  respond('getAllStudent', down)
  await loadStudents()
  mock.timers.enable({ apis: ['setTimeout'] })
  try {
    window.dispatchEvent(new Event('online'))
    while (logged().length < 1 || studentsStatus.value === 'loading') await nextTurn()
    assert.is(studentsStatus.value, 'failed')
    respond('getAllStudent', { success: true, message: '', ...student })
    mock.timers.tick(3_000)
    while (studentsStatus.value !== 'ready') await nextTurn()
    assert.is(students.value.length, 1)
  } finally {
    mock.timers.reset()
  }
})

test.run()
