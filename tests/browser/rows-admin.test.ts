// needs: build, chromium
// shows: admin, users
/** The layout of admin pages: side menu, totals and their links, top links, charts; and the list of users. */

import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { rowsIn } from '../../tools/engine.ts'
import { addNotice, addStudent, form, reportFields } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { openBrowser } from './browser.ts'
import { goByLink } from './by-link.ts'
import { headers, rows } from './reading.ts'
import { coversRowsSilently } from './rows.ts'
import { openSmallSchool } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const browser = await openBrowser()
const school = await openSmallSchool(browser)
const { calls, student, teacher, user } = school
const second = await addStudent(calls.admin, { answer: 'Second' })
await calls.admin.post('/report/addReport', form({ ...reportFields, studentId: student._id }))
for (const title of ['One', 'Two', 'Three']) await addNotice(calls.admin, { title })
const coversRows = coversRowsSilently(() => admin)
const DASHBOARD = '/admin/dashboard'

let admin: Visitor
let page: Page
let main: Locator

test.before.each(async () => {
  await school.reset()
  admin = await school.openAs('admin')
  page = admin.page
  main = page.locator('main')
})
test.after(() => school.close())

const TOTALS = [
  { label: 'Students', field: 'studentLength', count: 2, to: 'Student-detail', heading: 'Total Student : 2' },
  { label: 'Users', field: 'userLength', count: 5, to: 'userInfo', heading: 'userLength : 5' },
  { label: 'Teachers', field: 'teacherLength', count: 1, to: 'teacher-detail', heading: 'Total Teacher : 1' },
  { label: 'Reports', field: 'reportLength', count: 1, to: 'Student-detail', heading: 'Total Student : 2' },
  { label: 'Notices', field: 'noticeLength', count: 3, to: 'notice-detail', heading: 'Total Notice : 3' },
]
const tile = (label: string) => main.getByRole('link', { name: new RegExp(`^${label} [\\d,–]+$`) })

coversRows(['admin.layout'], 'every admin page has the side menu to its left', async () => {
  const pages = [
    ['', 'Dashboard'],
    ['/Student-detail', 'Total Student : 2'],
    ['/add-student', 'Add student'],
    [`/fullStudent-detail/${student._id}`, 'Ann Lee'],
    [`/select-report/${student._id}`, 'Report of Ann Lee'],
    ['/teacher-detail', 'Total Teacher : 1'],
    ['/add-teacher', 'Add teacher'],
    ['/notice-detail', 'Total Notice : 3'],
    ['/add-notice', 'Enter Detail To Add a Student'],
    ['/UserInfo', 'userLength : 5'],
  ] as const
  await admin.go(DASHBOARD)
  const menu = page.getByRole('navigation', { name: 'Admin menu' })
  for (const [path, heading] of pages) {
    await goByLink(admin, DASHBOARD + path)
    await admin.waitForPage(heading)
    const [menuBox, box] = [await menu.boundingBox(), await main.locator('h1').boundingBox()]
    assert.ok(menuBox && box && menuBox.x + menuBox.width <= box.x, `${path}: ${JSON.stringify([menuBox, box])}`)
    assert.ok(menuBox.x < 1280 / 4, path)
  }
})

coversRows(
  ['admin.totals', 'admin.totals.links'],
  'the dashboard shows the numbers of /admin/adminAll, each with a link to its list',
  async () => {
    const { message, length } = (await calls.admin.get('/admin/adminAll')).body
    assert.is(message, 'successFully getting all lengths')
    await admin.go(DASHBOARD)
    await tile('Notices').waitFor()
    assert.is(await main.locator('.kit-stat-tile').count(), TOTALS.length)
    for (const { label, field, count, to, heading } of TOTALS) {
      assert.is(length[field], count, field)
      assert.is(await tile(label).textContent(), `${label} ${count}`)
      await tile(label).click()
      await admin.waitForPage(heading)
      assert.is(admin.path(), `${DASHBOARD}/${to}`)
      await page.goBack()
      await admin.waitForPage('Dashboard')
    }
  },
)

test('the totals fill their grid rows at every width', async () => {
  await admin.go(DASHBOARD)
  await tile('Notices').waitFor()
  const inRows = (totals: Element) => {
    const counts = new Map<number, number>()
    for (const { offsetTop } of totals.children as Iterable<Element> as Iterable<HTMLElement>) {
      counts.set(offsetTop, (counts.get(offsetTop) ?? 0) + 1)
    }
    return [...counts.values()]
  }
  for (const [width, expected] of [
    [360, [1, 2, 2]],
    [768, [3, 2]],
    [1024, [3, 2]],
    [1280, [5]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    assert.equal(await main.locator('.totals').evaluate(inRows), expected, `${width} px`)
  }
})

coversRows(['admin.totals'], 'the totals follow the records of the school', async () => {
  await addNotice(calls.admin)
  await admin.go(DASHBOARD)
  await main.getByRole('link', { name: 'Notices 4', exact: true }).waitFor()
})

coversRows(['admin.totals'], 'a response with an unknown message is an error', async () => {
  await page.route('**/admin/adminAll', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), message: 'successfully getting all lengths' } })
  })
  await admin.go(DASHBOARD)
  await main.getByRole('button', { name: 'Try again' }).waitFor()
  assert.is(await tile('Students').textContent(), 'Students –')
  await page.unroute('**/admin/adminAll')
  await admin.press('Try again')
  await main.getByRole('link', { name: 'Students 2', exact: true }).waitFor()
  admin.expectConsole(/ApiError/)
})

test('a clock that is doubted is on the dashboard until an admin says that it is right', async () => {
  const remembered = { seen: Date.parse('2026-01-05T10:00:00Z'), ran: 0 }
  const value = Buffer.from(JSON.stringify(remembered))
  await rowsIn(school.portal.dataDir, 'insert into meta (name, value) values (?, ?)', 'clock', value)
  await admin.go(DASHBOARD)
  const notice = main.getByRole('region', { name: 'Is the clock of the server right?' })
  assert.match(await notice.innerText(), /a day later than expected: 5 Jan 2026.+ nothing is erased for good/)
  await admin.expectAccessible()
  await admin.press('The clock is right')
  await admin.expectToast('The clock is believed: what is due is removed again.')
  await notice.waitFor({ state: 'detached' })
})

coversRows(['admin.links'], 'six links in a fixed order lead to their pages', async () => {
  const links = page.getByRole('navigation', { name: 'Often needed' }).getByRole('link')
  const pages = [
    ['Student-detail', 'Total Student : 2'],
    ['add-student', 'Add student'],
    ['teacher-detail', 'Total Teacher : 1'],
    ['add-teacher', 'Add teacher'],
    ['add-notice', 'Enter Detail To Add a Student'],
    ['notice-detail', 'Total Notice : 3'],
  ] as const
  await admin.go(DASHBOARD)
  await links.first().waitFor()
  assert.is(await links.count(), pages.length)
  const top = await links.first().boundingBox()
  const tiles = await main.locator('.kit-stat-tile').first().boundingBox()
  assert.ok(top && tiles && top.y < tiles.y, 'they stand above the totals')
  for (const [index, [path, heading]] of pages.entries()) {
    await links.nth(index).click()
    await admin.waitForPage(heading)
    assert.is(admin.path(), `${DASHBOARD}/${path}`)
    await page.goBack()
    await admin.waitForPage('Dashboard')
  }
})

test('each bar of the charts leads to a list with so many rows, which says what it shows', async () => {
  const [notice] = (await calls.admin.get('/notice/getNotice')).body.notice
  const month = new Date(notice.created_at).toLocaleDateString('en', { month: 'short', year: 'numeric' })
  await admin.go(DASHBOARD)
  for (const [name, count, filters] of [
    ['Class 5, Students: 2', 2, ['Class: 5']],
    ['Class 5, Written: 1', 1, ['Class: 5', 'Report written']],
    ['Class 5, Missing: 1', 1, ['Class: 5', 'Report still missing']],
    ['Condition Good, Reports: 1', 1, ['Condition: Good']],
    [`Month ${month}, Notices: 3`, 3, [`Month: ${month}`]],
  ] as const) {
    await main.getByRole('link', { name, exact: true }).click()
    assert.is((await rows(page)).length, count, name)
    assert.equal(await main.locator('.kit-filter-chips > li').allInnerTexts(), filters)
    await page.goBack()
    await admin.waitForPage('Dashboard')
  }
  await main.locator('.kit-bar-chart a').first().waitFor()
  assert.is(await main.locator('.kit-bar-chart a').count(), 5, 'no link where there is nothing')
  // The filters of a report exclude each other; the last one that is taken away brings all rows back.
  await goByLink(admin, `${DASHBOARD}/Student-detail?condition=Good`)
  await main.getByRole('button', { name: 'Reports Still missing', exact: true }).click()
  await page.waitForURL('**/Student-detail?missing=1')
  await main.getByRole('button', { name: 'Remove Report still missing' }).click()
  await main.locator('.kit-filter-chips').waitFor({ state: 'detached' })
  assert.is((await rows(page)).length, 2)
  await goByLink(admin, `${DASHBOARD}/notice-detail?month=2001-01`)
  await main.locator('tbody').getByText('No Notice is Added by admin').waitFor()
  await main.getByRole('button', { name: 'Remove Month Jan 2001' }).click()
  assert.is((await rows(page)).length, 3)
})

coversRows(
  ['admin.users', 'const.roles'],
  'the list shows number, role, user id and backup answer of every user',
  async () => {
    await admin.go(`${DASHBOARD}/UserInfo`)
    await admin.waitForPage('userLength : 5')
    assert.equal((await headers(page)).slice(0, 4), ['No.', 'Role', 'User Id', 'Backup Answer'])
    const { data } = (await calls.admin.get('/admin/allUser')).body
    const labels: Record<number, string> = { 0: 'Regular', 1: 'Student', 2: 'Teacher', 3: 'Admin' }
    const shown = (await rows(page)).map((row) => row.slice(0, 4))
    const expected = data.map(
      ({ role, userId, answer }: { role: number; userId: string; answer: string }, at: number) => [
        String(at + 1),
        labels[role],
        userId,
        answer,
      ],
    )
    assert.equal(shown, expected)
    for (const [label, login] of [
      ['Student', student],
      ['Student', second],
      ['Teacher', teacher],
      ['Regular', user],
    ] as const)
      assert.ok(
        shown.some(([, role, userId, answer]) => role === label && userId === login.userId && answer === login.answer),
        login.userId,
      )
  },
)

coversRows(
  ['admin.totals', 'admin.users', 'admin.layout'],
  'visitors, users, students and teachers can use neither the endpoints nor the pages',
  async () => {
    for (const [who, caller] of Object.entries(calls)) {
      if (who === 'admin') continue
      const status = who === 'visitor' ? 401 : 403
      for (const path of ['/admin/adminAll', '/admin/allUser'])
        assert.is((await caller.get(path)).status, status, `${who}: ${path}`)
    }
    const other = await school.openAs('teacher')
    for (const path of [DASHBOARD, `${DASHBOARD}/UserInfo`]) {
      await other.go(path)
      await other.expectToast('Your are not admin')
      assert.is(other.path(), '/')
      assert.is(await other.page.getByRole('navigation', { name: 'Admin menu' }).count(), 0)
    }
  },
)

test.run()
