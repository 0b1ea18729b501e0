import * as assert from 'uvu/assert'
import { messages } from '#contract'
import { click } from '../dom.ts'
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
  respond('adminAll', { success: true, message, length, hints: ['Set TRUST_PROXY=1.'] })
  await openPage(D, 3)
  assert.match(textOf('main'), 'Settings Set TRUST_PROXY=1.')
  const hint = find('main .page > p')
  assert.ok(hint.compareDocumentPosition(find('main .shortcuts')) & Node.DOCUMENT_POSITION_PRECEDING)
  assert.ok(hint.compareDocumentPosition(find('main .totals')) & Node.DOCUMENT_POSITION_FOLLOWING)
})

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
  { _id: 'login-3', role: 3, userId: 'admin', answer: '', created_at: '2026-03-02T08:30:00.000Z' },
  { _id: 'u1', role: 1, userId: 'Pupil-1@mySchool.com', answer: 'Khan', created_at: '2026-03-02T08:30:00.000Z' },
  { _id: 'u0', role: 0, userId: 'guest', answer: 'Ali', created_at: '2026-03-02T08:30:00.000Z' },
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

test('the audit trail has pages, and the page number is in the URL', async () => {
  const line = (page: number) => ({
    _id: String(page),
    at: '2026-03-02T08:30:00.000Z',
    actorId: null,
    actorUserId: page === 1 ? 'admin' : null,
    action: 'login',
    entity: 'user',
    entityId: 'u1',
    address: '127.0.0.1',
    records: [],
  })
  respond('audit', { success: true, message: '', data: [line(1)], page: 1, pages: 2, total: 51 })
  await openPage(`${D}/audit`, 3)
  assert.is(cells()[0]?.[1], 'admin')
  respond('audit', { success: true, message: '', data: [line(2)], page: 2, pages: 2, total: 51 })
  await click(find('main button', 'Next'))
  assert.is(location.search, '?page=2')
  assert.is(cells()[0]?.[1], 'Visitor')
  assert.match(textOf(), 'Rows 51 to 51 of 51')
})

test('an act on several records is one line with their number, which opens the list of them', async () => {
  const at = '2026-03-02T08:30:00.000Z'
  const line = { _id: '7', at, actorId: 'u1', actorUserId: 'admin', entity: 'student', entityId: null, address: '' }
  const records = [
    { action: 'update', entity: 'student', number: 1000 },
    { action: 'delete', entity: 'student', number: 80 },
  ]
  const data = [{ ...line, action: 'promote', records }]
  respond('audit', { success: true, message: '', data, page: 1, pages: 1, total: 1 })
  await openPage(`${D}/audit`, 3)
  const label = '1,000 students (update) and 80 students (delete)'
  assert.is(cells()[0]?.[3], label)
  const one = { _id: '1', at, action: 'delete', entity: 'student', entityId: 's1', name: 'Ann Lee' }
  const two = { ...one, _id: '2', entityId: 's2', name: null }
  respond('auditRecords', { success: true, message: '', data: [one, two], page: 1, pages: 22, total: 1080 })
  await click(find('main button', label))
  await waitUntilIdle()
  assert.is(requests.at(-1)?.path, '/admin/audit/7/records')
  assert.match(textOf('dialog[open] h2'), `promote: ${label}`)
  const names = [...document.querySelectorAll('dialog[open] tbody a')]
  assert.equal(
    names.map(({ textContent }) => textContent),
    ['Ann Lee', 'An erased record'],
  )
  await click(find('dialog[open] button', 'Next'))
  assert.is(requests.filter(({ call }) => call === 'auditRecords').length, 2)
  await click(find('dialog[open] tbody a', 'Ann Lee'))
  await waitUntilIdle()
  assert.is(location.search, '?record=s1')
  assert.is(document.querySelector('dialog[open]'), null)
  assert.is(requests.filter(({ call }) => call === 'audit').length, 2)
  await click(find('main .kit-filter-chips button'))
  assert.is(location.search, '')
})

test('a page number beyond the end of the audit trail shows the last page', async () => {
  respond('audit', { success: true, message: '', data: [], page: 9999, pages: 2, total: 51 })
  await openPage(`${D}/audit?page=9999`, 3)
  assert.is(location.search, '?page=2')
  assert.equal(requests.filter(({ call }) => call === 'audit').length, 2)
})

test.run()
