import * as assert from 'uvu/assert'
import { messages } from '#contract'
import { coversRows } from '../browser/rows.ts'
import { click, type } from '../dom.ts'
import { test } from '../test.ts'
import {
  down,
  find,
  logged,
  loginOf,
  openPage,
  requests,
  respond,
  textOf,
  toastTexts,
  waitUntilIdle,
} from './portal.tsx'
import { cells } from './staff.ts'

const D = '/admin/dashboard'
const length = { studentLength: 1234, userLength: 5, teacherLength: 4, reportLength: 3, noticeLength: 2 }

test('the side menu marks the current page; a total has thousands separators', async () => {
  respond('adminAll', { success: true, message: 'successFully getting all lengths', length })
  await openPage(D, 3)
  assert.is(find('nav[aria-label="Admin menu"] [aria-current=page]').getAttribute('href'), D)
  assert.is(document.querySelector('main .totals [data-part=value]')?.textContent, '1,234')
})

test('hints about wrong server settings are shown above the totals, and move no link above them', async () => {
  const message = 'successFully getting all lengths'
  respond('adminAll', { success: true, message, length, hints: [{ message: 'Set TRUST_PROXY=1.', code: 'unknown' }] })
  await openPage(D, 3)
  assert.match(textOf('main'), 'Settings Set TRUST_PROXY=1.')
  const hint = find('main .page > p')
  assert.ok(hint.compareDocumentPosition(find('main .shortcuts')) & Node.DOCUMENT_POSITION_PRECEDING)
  assert.ok(hint.compareDocumentPosition(find('main .totals')) & Node.DOCUMENT_POSITION_FOLLOWING)
})

test('an act whose session has ended is followed by the toast about the session only', async () => {
  const at = '2026-11-26T08:00:00.000Z'
  respond('adminAll', {
    success: true,
    message: messages.allLengths,
    length,
    clock: { doubt: 'ahead', now: at, expected: at },
  })
  respond('confirmClock', () => ({ status: 401, body: { success: false, message: 'Please log in first.' } }))
  await openPage(D, 3)
  await click(find('main .kit-alert button'))
  await waitUntilIdle()
  assert.equal(toastTexts(), ['Your session has ended. Please log in again.'])
  logged()
})

test('a clock that is doubted is on the dashboard until an admin says that it is right', async () => {
  const clock = { doubt: 'ahead', now: '2026-01-06T10:00:00.000Z', expected: '2026-01-05T10:00:00.000Z' }
  respond('adminAll', { success: true, message: messages.allLengths, length, clock })
  respond('confirmClock', { success: true, message: '' })
  await openPage(D, 3)
  assert.match(textOf('main .kit-alert'), /a day later than expected: 5 Jan 2026.+ nothing is erased for good/)
  respond('adminAll', { success: true, message: messages.allLengths, length })
  await click(find('main .kit-alert button', 'The clock is right'))
  await waitUntilIdle()
  assert.equal(toastTexts(), ['The clock is believed: what is due is removed again.'])
  assert.is(document.querySelector('main .kit-alert'), null)
})

coversRows(
  ['admin.totals', 'error.lists'],
  'totals that could not be loaded, or with an unknown message, are dashes; Try again loads them, each a link',
  async () => {
    const totals = () => [...document.querySelectorAll('main .totals a')].map((tile) => tile.textContent)
    respond('adminAll', down)
    await openPage(D, 3)
    assert.match(textOf(), 'The totals could not be loaded.')
    assert.is(totals()[0], 'Students –')
    assert.equal([toastTexts(), logged().length], [[], 1])
    respond('adminAll', { success: true, message: 'successfully getting all lengths', length })
    await click(find('main button', 'Try again'))
    await waitUntilIdle()
    assert.is(totals()[0], 'Students –')
    assert.is(logged().length, 1)
    respond('adminAll', { success: true, message: messages.allLengths, length })
    await click(find('main button', 'Try again'))
    await waitUntilIdle()
    assert.equal(totals(), ['Students 1,234', 'Users 5', 'Teachers 4', 'Reports 3', 'Notices 2'])
  },
)

test('charts that could not be loaded show dashes, no zeros and no links; Try again loads them', async () => {
  respond('adminAll', { success: true, message: messages.allLengths, length })
  respond('statistics', down)
  await openPage(D, 3)
  const charts = [...document.querySelectorAll('main .kit-bar-chart')]
  assert.equal(
    charts.map((chart) => [chart.querySelectorAll('[data-part=row]').length, chart.querySelector('td')?.textContent]),
    [
      [10, '–'],
      [10, '–'],
      [5, '–'],
      [12, '–'],
    ],
  )
  assert.is(document.querySelectorAll('main .charts a').length, 0)
  assert.is(logged().length, 1)
  const classes = [{ grade: '3', students: 28, reports: 21 }]
  const months = [{ month: '2026-11', notices: 4 }]
  respond('statistics', { success: true, message: '', classes, conditions: [], months, timeZone: 'UTC' })
  await click(find('main [role=status] button', 'Try again'))
  await waitUntilIdle()
  assert.equal(
    [...document.querySelectorAll('main .charts a')].map((link) => [
      link.getAttribute('aria-label'),
      link.getAttribute('href'),
    ]),
    [
      ['Class 3, Students: 28', `${D}/Student-detail?class=3`],
      ['Class 3, Written: 21', `${D}/Student-detail?class=3&written=1`],
      ['Class 3, Missing: 7', `${D}/Student-detail?class=3&missing=1`],
      ['Month Nov 2026, Notices: 4', `${D}/notice-detail?month=2026-11`],
    ],
  )
  assert.match(textOf('main .charts'), 'No report has been written yet.')
})

test('an empty school has no charts', async () => {
  const none = { studentLength: 0, userLength: 1, teacherLength: 0, reportLength: 0, noticeLength: 0 }
  respond('adminAll', { success: true, message: messages.allLengths, length: none })
  await openPage(D, 3)
  assert.ok(document.querySelector('.charts') === null)
})

const users = [
  {
    _id: 'login-3',
    role: 3,
    userId: 'admin',
    answer: '',
    name: 'admin',
    children: [],
    created_at: '2026-03-02T08:30:00.000Z',
  },
  {
    _id: 'u1',
    role: 1,
    userId: 'Pupil-1@mySchool.com',
    answer: 'Khan',
    name: 'Pupil-1@mySchool.com',
    children: [],
    created_at: '2026-03-02T08:30:00.000Z',
  },
  {
    _id: 'u0',
    role: 0,
    userId: 'guest',
    answer: 'Ali',
    name: 'guest',
    children: [],
    created_at: '2026-03-02T08:30:00.000Z',
  },
]

test('ending the sessions of another user needs a confirmation; the own row has no such button', async () => {
  respond('allUser', { success: true, message: '', data: users })
  respond('endSessions', { success: true, message: '', ended: 2 })
  await openPage(`${D}/UserInfo`, 3)
  assert.is(loginOf(3).user._id, users[0]?._id)
  const choices = async (row: number) => {
    await click(find(`main tbody tr:nth-child(${row}) button`, 'Actions'))
    return [...document.querySelectorAll(`main tbody tr:nth-child(${row}) [role=menuitem]`)].map(
      (item) => item.textContent,
    )
  }
  assert.is(cells()[0]?.[4], '')
  assert.equal(await choices(2), ['End sessions', 'New password'])
  assert.equal(await choices(3), ['End sessions', 'New password', 'Delete'])
  await choices(2)
  await click(find('main tbody tr:nth-child(2) [role=menuitem]', 'End sessions'))
  assert.match(textOf('dialog[open]'), 'Pupil-1@mySchool.com')
  assert.not.ok(requests.some(({ call }) => call === 'endSessions'))
  await click(find('dialog button', 'End sessions'))
  assert.is(requests.find(({ call }) => call === 'endSessions')?.path, '/admin/endSessions/u1')
  assert.equal(toastTexts(), ['Sessions ended: 2'])
  assert.is(document.querySelector('dialog[open]'), null)
})

const FATIMA = { name: 'Fatima Noor', userId: 'Fatima-1Teacher@mySchool.com', page: { kind: 'teacher', id: 't1' } }

/** @param trail some of its rows and how many there are */
function respondAudit(trail: Record<string, unknown>) {
  respond('audit', { success: true, message: '', filter: { who: null, record: null }, ...trail })
  respond('auditPeople', {
    success: true,
    message: '',
    people: [{ _id: 'u7', name: FATIMA.name, userId: FATIMA.userId }],
  })
}

test('the audit trail has pages, and the page number is in the URL', async () => {
  const line = (page: number) => ({
    _id: String(page),
    at: '2026-03-02T08:30:00.000Z',
    actorId: page === 1 ? 'u1' : null,
    actor: page === 1 ? { name: 'admin', userId: 'admin', page: { kind: 'user', id: 'u1' } } : null,
    action: 'login',
    entity: 'user',
    entityId: 'u1',
    record: null,
    address: '127.0.0.1',
    records: [],
  })
  respondAudit({ data: [line(1)], page: 1, pages: 2, total: 51 })
  await openPage(`${D}/audit`, 3)
  assert.is(cells()[0]?.[1], 'admin')
  assert.equal(
    [...document.querySelectorAll('main tbody a')].map((link) => link.getAttribute('href')),
    [`${D}/UserInfo?userId=admin`, `${D}/audit?who=u1`],
  )
  respondAudit({ data: [line(2)], page: 2, pages: 2, total: 51 })
  await click(find('main button', 'Next'))
  assert.is(location.search, '?page=2')
  assert.is(cells()[0]?.[1], 'Visitor')
  assert.match(textOf(), 'Rows 51 to 51 of 51')
})

test('an act on several records is one line with their number, which opens the list of them', async () => {
  const at = '2026-03-02T08:30:00.000Z'
  const line = {
    _id: '7',
    at,
    actorId: 'u1',
    actor: null,
    entity: 'student',
    entityId: null,
    record: null,
    address: '',
  }
  const records = [
    { action: 'update', entity: 'student', number: 1000 },
    { action: 'delete', entity: 'student', number: 80 },
  ]
  const data = [{ ...line, action: 'promote', records }]
  respondAudit({ data, page: 1, pages: 1, total: 1 })
  await openPage(`${D}/audit`, 3)
  const label = '1,000 students (update) and 80 students (delete)'
  assert.is(cells()[0]?.[2], `promoted ${label}`)
  const one = {
    _id: '1',
    at,
    action: 'delete',
    entity: 'student',
    entityId: 's1',
    record: { name: 'Ann Lee', page: { kind: 'student', id: 's1' } },
  }
  const two = { ...one, _id: '2', entityId: 's2', record: null }
  respond('auditRecords', { success: true, message: '', data: [one, two], page: 1, pages: 22, total: 1080 })
  await click(find('main button', label))
  await waitUntilIdle()
  assert.is(requests.at(-1)?.path, '/admin/audit/7/records')
  assert.match(textOf('dialog[open] h2'), `promoted ${label}`)
  const names = [...document.querySelectorAll('dialog[open] tbody a')]
  assert.equal(
    names.map(({ textContent }) => textContent),
    ['Ann Lee', '', 'An erased record'],
  )
  await click(find('dialog[open] button', 'Next'))
  assert.is(requests.filter(({ call }) => call === 'auditRecords').length, 2)
  assert.is(names[0]?.getAttribute('href'), `${D}/fullStudent-detail/s1`)
  await click(find('dialog[open] [aria-label="Only what was done to Ann Lee"]'))
  await waitUntilIdle()
  assert.is(location.search, '?record=s1')
  assert.is(document.querySelector('dialog[open]'), null)
  assert.is(document.activeElement, find('h1'))
  assert.is(requests.filter(({ call }) => call === 'audit').length, 2)
  await click(find('main .kit-filter-chips button'))
  assert.is(location.search, '')
})

test('a page number beyond the end of the audit trail shows the last page', async () => {
  respondAudit({ data: [], page: 9999, pages: 2, total: 51 })
  await openPage(`${D}/audit?page=9999`, 3)
  assert.is(location.search, '?page=2')
  assert.equal(requests.filter(({ call }) => call === 'audit').length, 2)
})

test('the audit trail is filtered as the URL says, and each filter is taken away alone', async () => {
  const filter = { who: FATIMA, record: { name: 'Ali', page: { kind: 'student', id: 's1' } } }
  respondAudit({ data: [], page: 1, pages: 1, total: 0, filter })
  await openPage(`${D}/audit?who=u7&action=sing&from=0202-01-01&to=2026-03-01&record=s1`, 3)
  const asked = () => requests.filter(({ call }) => call === 'audit').at(-1)?.query
  assert.is(asked(), 'page=1&who=u7&to=2026-03-01&record=s1', 'what means nothing is left out')
  assert.match(textOf('main'), 'Nothing fits these filters')
  const chips = () => [...document.querySelectorAll('.kit-filter-chips li')].map(({ textContent }) => textContent)
  assert.equal(chips(), ['Who: Fatima Noor', 'To day: 1 Mar 2026', 'Only what was done to Ali'])
  assert.is(find<HTMLSelectElement>('[name=who]').selectedOptions[0]?.textContent, `Fatima Noor · ${FATIMA.userId}`)
  await type(find('[name=action]'), 'read report')
  assert.is(asked(), 'page=1&who=u7&action=read+report&to=2026-03-01&record=s1')
  await type(find('[name=from]'), '0002-03-01')
  assert.is(new URLSearchParams(location.search).get('from'), '0202-01-01', 'a year that is still being typed')
  await type(find('[name=from]'), '2026-03-01')
  assert.is(new URLSearchParams(location.search).get('from'), '2026-03-01')
  for (const left of [4, 3, 2, 1, 0]) {
    await click(document.querySelector('main .kit-filter-chips button') as Element)
    assert.is(chips().length, left)
  }
  assert.is(asked(), 'page=1')
  assert.is(find<HTMLInputElement>('[name=from]').value, '')
})

test.run()
