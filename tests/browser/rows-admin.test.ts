// needs: build, chromium
// shows: admin, users
/** The layout of admin pages: side menu, totals and their links, top links, charts; and the list of users. */

import * as assert from 'uvu/assert'
import { addNotice, addStudent, form, reportFields } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { goByLink } from './by-link.ts'
import { headers, hrefs, rows } from './reading.ts'
import { coversRowsSilently } from './rows.ts'
import { person as admin, main, openSmallSchool, page } from './small-school.ts'

const school = await openSmallSchool({ as: 'admin' })
const { calls, student, teacher, user } = school
const second = await addStudent(calls.admin, { answer: 'Second' })
await calls.admin.post('/report/addReport', form({ ...reportFields, studentId: student._id }))
for (const title of ['One', 'Two', 'Three']) await addNotice(calls.admin, { title })
const coversRows = coversRowsSilently(() => admin)
const DASHBOARD = '/admin/dashboard'

const TOTALS = [
  { label: 'Students', field: 'studentLength', count: 2, to: 'Student-detail' },
  { label: 'Users', field: 'userLength', count: 5, to: 'userInfo' },
  { label: 'Teachers', field: 'teacherLength', count: 1, to: 'teacher-detail' },
  { label: 'Reports', field: 'reportLength', count: 1, to: 'Student-detail' },
  { label: 'Notices', field: 'noticeLength', count: 3, to: 'notice-detail' },
]
const tile = (label: string) => main.getByRole('link', { name: new RegExp(`^${label} [\\d,–]+$`) })

coversRows(['admin.layout'], 'every admin page has the side menu to its left', async () => {
  const pages = [
    ['/Student-detail', 'Total Student : 2'],
    [`/fullStudent-detail/${student._id}`, 'Ann Lee'],
    ['/add-notice', 'Enter Detail To Add a Student'],
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
    for (const { label, field, count, to } of TOTALS) {
      assert.is(length[field], count, field)
      assert.is(await tile(label).textContent(), `${label} ${count}`)
      assert.is(await tile(label).getAttribute('href'), `${DASHBOARD}/${to}`)
    }
    // A path in another letter case than that of the page.
    await tile('Users').click()
    await admin.waitForPage('userLength : 5')
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

coversRows(['admin.links'], 'six links in a fixed order stand above the totals', async () => {
  const shortcuts = page.getByRole('navigation', { name: 'Often needed' })
  await admin.go(DASHBOARD)
  await shortcuts.waitFor()
  assert.equal(
    await hrefs(shortcuts),
    ['Student-detail', 'add-student', 'teacher-detail', 'add-teacher', 'add-notice', 'notice-detail'].map(
      (page) => `${DASHBOARD}/${page}`,
    ),
  )
  const top = await shortcuts.getByRole('link').first().boundingBox()
  const tiles = await main.locator('.kit-stat-tile').first().boundingBox()
  assert.ok(top && tiles && top.y < tiles.y)
})

test('a bar of the charts leads to a list with so many rows, which says what it shows', async () => {
  await admin.go(DASHBOARD)
  await main.getByRole('link', { name: 'Class 5, Written: 1', exact: true }).click()
  assert.is((await rows(page)).length, 1)
  assert.equal(await main.locator('.kit-filter-chips > li').allInnerTexts(), ['Class: 5', 'Report written'])
  await page.goBack()
  await main.locator('.kit-bar-chart a').first().waitFor()
  assert.is(await main.locator('.kit-bar-chart a').count(), 5, 'no link where there is nothing')
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

test.run()
