import * as assert from 'uvu/assert'
import { click } from '../dom.ts'
import { test } from '../test.ts'
import { answer, asked, down, find, logged, loginOf, open, said, words } from './portal.tsx'
import { cells, headers } from './staff.ts'

const D = '/admin/dashboard'
const length = { studentLength: 1234, userLength: 5, teacherLength: 4, reportLength: 3, noticeLength: 2 }
const hrefs = (selector: string) =>
  [...document.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'))

test('admin.totals, admin.totals.links: the five numbers lead to their lists', async () => {
  answer('adminAll', { success: true, message: 'successFully getting all lengths', length })
  await open(D, 3)
  assert.equal(
    [...document.querySelectorAll('main .totals [data-part=value]')].map((value) => value.textContent),
    ['1,234', '5', '4', '3', '2'],
  )
  assert.equal(hrefs('main .totals'), [
    `${D}/Student-detail`,
    `${D}/userInfo`,
    `${D}/teacher-detail`,
    `${D}/Student-detail`,
    `${D}/notice-detail`,
  ])
})

test('admin.links: six ways at the top; admin.layout: the side menu is a navigation of its own', async () => {
  answer('adminAll', { success: true, message: 'successFully getting all lengths', length })
  await open(D, 3)
  assert.equal(
    hrefs('main .shortcuts'),
    ['Student-detail', 'add-student', 'teacher-detail', 'add-teacher', 'add-notice', 'notice-detail'].map(
      (page) => `${D}/${page}`,
    ),
  )
  const menu = find('main nav[aria-label="Admin menu"]')
  assert.is(menu.querySelector('[aria-current=page]')?.getAttribute('href'), D)
  assert.ok(menu.compareDocumentPosition(find('main .page')) & Node.DOCUMENT_POSITION_FOLLOWING)
})

test('admin.totals: another message than the agreed one is no answer; logged, and it can be tried again', async () => {
  answer('adminAll', { success: true, message: 'something else', length })
  await open(D, 3)
  assert.is(logged().length, 1)
  assert.equal(said(), [])
  assert.match(words(), 'The totals could not be loaded.')
  answer('adminAll', { success: true, message: 'successFully getting all lengths', length })
  await click(find('main button', 'Try again'))
  assert.match(words('main .totals'), '1,234')
})

test('what is wrong with the settings of the server stands over everything else', async () => {
  const message = 'successFully getting all lengths'
  answer('adminAll', { success: true, message, length, hints: ['Set TRUST_PROXY=1.'] })
  await open(D, 3)
  assert.match(words('main'), 'Settings Set TRUST_PROXY=1.')
  const hint = find('main .page > p')
  assert.ok(hint.compareDocumentPosition(find('main .shortcuts')) & Node.DOCUMENT_POSITION_FOLLOWING)
})

const users = [
  { _id: 'login-3', role: 3, userId: 'admin', answer: '', created_at: '2026-03-02T08:30:00.000Z' },
  { _id: 'u1', role: 1, userId: 'Pupil-1@mySchool.com', answer: 'Khan', created_at: '2026-03-02T08:30:00.000Z' },
  { _id: 'u0', role: 0, userId: 'guest', answer: 'Ali', created_at: '2026-03-02T08:30:00.000Z' },
]

test('admin.users: the heading, the role in words, the backup answer, in any letter case of the address', async () => {
  answer('allUser', { success: true, message: '', data: users })
  await open(`${D}/userinfo`, 3)
  assert.is(words('h1'), 'userLength : 3')
  assert.equal(headers(), ['No.', 'Role', 'User Id', 'Backup Answer', 'Actions'])
  assert.equal(
    cells().map((row) => row.slice(0, 4)),
    [
      ['1', 'Admin', 'admin', ''],
      ['2', 'Student', 'Pupil-1@mySchool.com', 'Khan'],
      ['3', 'User', 'guest', 'Ali'],
    ],
  )
})

test('error.lists: a failed load of the users is logged and can be tried again', async () => {
  answer('allUser', down)
  await open(`${D}/UserInfo`, 3)
  assert.is(logged().length, 1)
  assert.match(words('main tbody'), 'No User Found')
  assert.is(words('h1'), 'userLength : –')
  answer('allUser', { success: true, message: '', data: users })
  await click(find('main tbody button', 'Try again'))
  assert.is(cells().length, 3)
})

test('the sessions of another user are ended after a question; one’s own are not offered', async () => {
  answer('allUser', { success: true, message: '', data: users })
  answer('endSessions', { success: true, message: '', ended: 2 })
  await open(`${D}/UserInfo`, 3)
  assert.is(loginOf(3).user._id, users[0]?._id)
  assert.equal(
    cells().map((row) => row[4]),
    ['', 'End sessions', 'End sessions'],
  )
  await click(find('main tbody tr:nth-child(2) button'))
  assert.match(words('dialog[open]'), 'Pupil-1@mySchool.com')
  assert.not.ok(asked.some(({ call }) => call === 'endSessions'))
  await click(find('dialog button', 'End sessions'))
  assert.is(asked.find(({ call }) => call === 'endSessions')?.path, '/admin/endSessions/u1')
  assert.equal(said(), ['Sessions ended: 2'])
  assert.is(document.querySelector('dialog[open]'), null)
})

test('the audit trail is turned page by page, and its page stands in the address', async () => {
  const line = (page: number) => ({
    _id: String(page),
    at: '2026-03-02T08:30:00.000Z',
    actorId: null,
    actorUserId: page === 1 ? 'admin' : null,
    action: 'login',
    entity: 'user',
    entityId: 'u1',
    address: '127.0.0.1',
  })
  answer('audit', { success: true, message: '', data: [line(1)], page: 1, pages: 2, total: 51 })
  await open(`${D}/audit`, 3)
  assert.is(cells()[0]?.[1], 'admin')
  answer('audit', { success: true, message: '', data: [line(2)], page: 2, pages: 2, total: 51 })
  await click(find('main button', 'Older'))
  assert.is(location.search, '?page=2')
  assert.is(cells()[0]?.[1], 'Visitor')
  assert.match(words(), 'Page 2 of 2')
})

test('a page beyond the end of the audit trail leads to the last one', async () => {
  answer('audit', { success: true, message: '', data: [], page: 9999, pages: 2, total: 51 })
  await open(`${D}/audit?page=9999`, 3)
  assert.is(location.search, '?page=2')
  assert.equal(asked.filter(({ call }) => call === 'audit').length, 2)
})

test.run()
