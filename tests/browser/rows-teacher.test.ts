// needs: build, chromium
// shows: students
/** The teacher's pages without the reports: the list of students, its filter and search, the details of a student. */

import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addStudent, studentByLabels } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { openBrowser } from './browser.ts'
import { choices, column, details, headers, isPhoto, labels, options, rows, toasts } from './reading.ts'
import { coversRowsSilently } from './rows.ts'
import { openSmallSchool } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const browser = await openBrowser()
const school = await openSmallSchool(browser)
const { calls } = school
const zoe = await addStudent(calls.admin, {
  name: 'Zoë Ángel',
  fatherName: 'Iqbal Khan',
  grade: '1',
  address: '3 Canal View',
})
const omar = await addStudent(calls.admin, { name: 'Omar Aziz', fatherName: 'Tariq Aziz', grade: '10' })
const coversRows = coversRowsSilently(() => teacher)
const everybody = ['Ann Lee', 'Zoë Ángel', 'Omar Aziz']
const DASHBOARD = '/teacher/dashboard'
const CLASSES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']

let teacher: Visitor
let page: Page

test.before.each(async () => {
  await school.reset()
  teacher = await school.openAs('teacher')
  page = teacher.page
})
test.after(() => school.close())

/** Waits until the list shows these students. */
async function expectList(...names: string[]): Promise<void> {
  const row = page.locator('main tr[data-part=row]')
  await page.waitForFunction(
    ([count]) => document.querySelectorAll('main tr[data-part=row]').length === count,
    [names.length],
  )
  if (names.length > 0) await row.filter({ hasText: names[0] }).waitFor()
  assert.equal(await column(page, 'name'), names)
}

coversRows(
  ['teacher.dashboard'],
  'the list has photo, name, father’s name, class, and links to details and report',
  async () => {
    await teacher.go(DASHBOARD)
    await teacher.waitForPage('Students')
    assert.equal(await rows(page), [
      ['', 'Ann Lee', 'Tom Lee', '5 Roll 7', 'No report', 'DetailsReport'],
      ['', 'Zoë Ángel', 'Iqbal Khan', '1 Roll 7', 'No report', 'DetailsReport'],
      ['', 'Omar Aziz', 'Tariq Aziz', '10 Roll 7', 'No report', 'DetailsReport'],
    ])
    assert.equal(await headers(page), ['Image', 'Name', 'Father Name', 'Class', 'Report', 'Actions'])
    const row = page.getByRole('row', { name: 'Zoë' })
    assert.ok(await isPhoto(row.locator('img')))
    await row.getByRole('link', { name: 'Details' }).click()
    await teacher.waitForPage('Zoë Ángel')
    assert.is(teacher.path(), `${DASHBOARD}/detail/${zoe._id}`)
    await page.goBack()
    await row.getByRole('link', { name: 'Report' }).click()
    await teacher.waitForPage('Report of Zoë Ángel')
    assert.is(teacher.path(), `${DASHBOARD}/report/${zoe._id}`)
  },
)

coversRows(['teacher.dashboard'], 'the list shows a skeleton while the students load', async () => {
  let waited = false
  await page.route('**/api/v1/student/getAllStudent', async (route) => {
    await page.locator('main tr[data-part=skeleton]').first().waitFor()
    waited = true
    await route.continue()
  })
  await teacher.go(DASHBOARD)
  await expectList(...everybody)
  assert.ok(waited)
  assert.is(await page.locator('main tr[data-part=skeleton]').count(), 0)
})

coversRows(
  ['teacher.filter'],
  'the filter has classes 1 to 10 and excludes others; an empty class says so; the reset reloads',
  async () => {
    await teacher.go(DASHBOARD)
    const filter = page.getByLabel('Class', { exact: true })
    await expectList(...everybody)
    assert.equal(await options(filter), ['', ...CLASSES])
    await filter.selectOption('1')
    await expectList('Zoë Ángel')
    await filter.selectOption('10')
    await expectList('Omar Aziz')
    await filter.selectOption('4')
    await page.locator('main tbody').getByText('NO Student Found', { exact: true }).waitFor()
    await expectList()
    assert.is(new URL(page.url()).search, '?class=4')

    await page.evaluate(() => Object.assign(window, { before: true }))
    await page.getByRole('link', { name: 'Reset filter' }).click()
    await expectList(...everybody)
    assert.is(await page.evaluate(() => 'before' in window), false, 'the page was loaded anew')
    assert.is(await filter.inputValue(), '')
    assert.is(new URL(page.url()).search, '')
  },
)

coversRows(
  ['teacher.search'],
  'the search dialog has a note and fields; the message of the server is a success toast',
  async () => {
    await teacher.go(DASHBOARD)
    await expectList(...everybody)
    const dialog = page.getByRole('dialog', { name: 'Search Students' })
    const search = async (values: Record<string, string>) => {
      await teacher.press('Search Students')
      for (const [name, value] of Object.entries(values)) await dialog.getByLabel(name, { exact: true }).fill(value)
      await dialog.getByRole('button', { name: 'Search' }).click()
      await dialog.waitFor({ state: 'hidden' })
    }
    await teacher.press('Search Students')
    await dialog.waitFor()
    assert.equal(await dialog.getByRole('heading').allTextContents(), ['Search Students'])
    await dialog.getByText('Atleast one field required', { exact: true }).waitFor()
    assert.equal(await labels(dialog), ['Name', 'Father Name', 'Class', 'Address'])
    assert.equal(await options(dialog.getByLabel('Class')), ['', ...CLASSES])
    await page.keyboard.press('Escape')

    await search({ Name: 'zoe' })
    await expectList('Zoë Ángel')
    assert.equal(await toasts(page), ['Successfully search according to critaria'])
    const toast = page.getByRole('region', { name: 'Notifications' }).locator('[data-part=toast]')
    assert.is(await toast.getAttribute('data-tone'), 'success')

    await search({ Name: '', 'Father Name': 'AZIZ' })
    await expectList('Omar Aziz')
    await search({ 'Father Name': '', Address: 'canal' })
    await expectList('Zoë Ángel')
    await search({ Address: '%' })
    await expectList()
    await page.locator('main tbody').getByText('NO Student Found', { exact: true }).waitFor()
    await search({ Address: '' })
    await expectList(...everybody)
  },
)

coversRows(
  ['teacher.detail'],
  'the details have the photo, every field but the login, and Back to the dashboard',
  async () => {
    await teacher.go(`${DASHBOARD}/detail/${omar._id}`)
    await teacher.waitForPage('Omar Aziz')
    assert.equal(await details(page), studentByLabels({ name: 'Omar Aziz', fatherName: 'Tariq Aziz', grade: '10' }))
    assert.ok(await isPhoto(page.getByRole('img', { name: 'Photo of Omar Aziz' })))
    const document = await page.content()
    for (const secret of [omar.userId, omar.password, 'Private Info']) assert.not.match(document, secret)
    const { body } = await calls.teacher.get(`/forTeachers/studentForTeacher/${omar._id}`)
    for (const secret of ['userId', 'password', 'answer']) assert.not.ok(secret in body.user, secret)
    assert.is((await calls.teacher.get(`/student/get-single-student/${omar._id}`)).status, 403)

    await page.locator('main').getByRole('link', { name: 'Back' }).click()
    await expectList(...everybody)
    assert.is(teacher.path(), DASHBOARD)
  },
)

coversRows(['teacher.detail'], 'a drawing replaces a photo that fails to load', async () => {
  await page.route('**/get-student-photo/**', (route) => route.fulfill({ status: 404, body: '' }))
  await teacher.go(`${DASHBOARD}/detail/${omar._id}`)
  await page.locator('main .kit-photo[data-state=missing] svg').waitFor()
  await page.getByRole('img', { name: 'Photo of Omar Aziz' }).waitFor()
  teacher.expectConsole(/404/)
})

coversRows(
  ['teacher.dashboard', 'teacher.filter', 'teacher.search', 'teacher.detail'],
  'visitors, users and students get no student from the endpoints',
  async () => {
    const search = { name: 'Zoë', fatherName: '', grade: '', address: '' }
    for (const [who, status] of [
      ['visitor', 401],
      ['user', 403],
      ['student', 403],
    ] as const) {
      const caller = calls[who]
      assert.equal((await caller.get('/student/getAllStudent')).body.students, [], who)
      assert.is((await caller.post('/student/classFilter/1')).status, status, who)
      assert.is((await caller.post('/student/searchStudent', search)).status, status, who)
      assert.is((await caller.get(`/forTeachers/studentForTeacher/${zoe._id}`)).status, status, who)
    }
  },
)

coversRows(
  ['teacher.dashboard', 'teacher.detail'],
  'a teacher has no link to change a student, and the endpoints deny it',
  async () => {
    await teacher.go(`${DASHBOARD}/detail/${zoe._id}`)
    await details(page)
    assert.equal(await choices(page.locator('main')), ['Back', 'Print'])
    for (const path of [`/student/updateStudent/${zoe._id}`, '/student/add-student'])
      assert.is((await calls.teacher.post(path, new FormData())).status, 403, path)
    assert.is((await calls.teacher.delete(`/student/deleteStudent/${zoe._id}`)).status, 403)
  },
)

test.run()
