// needs: build, chromium
// shows: admin, students, teachers, notices
/** An empty school: the first steps on the dashboard, and the links from empty lists to their forms. */
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addNotice, addStudent, addTeacher, withOwnPassword } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { test } from '../test.ts'
import { openBrowser } from './browser.ts'
import { waitForFocus } from './reading.ts'
import { openSmallSchool } from './small-school.ts'
import { logIn } from './stored-login.ts'
import type { Visitor } from './visitor.ts'

const school = await openSmallSchool(await openBrowser())
const { calls } = school
await calls.admin.delete(`/student/deleteStudent/${school.student._id}`)
const { teachers } = (await calls.admin.get('/teacher/allTeacher')).body
await calls.admin.delete(`/teacher/deleteTeacher/${teachers[0]._id}`)
const DASHBOARD = '/admin/dashboard'

let admin: Visitor
let page: Page

test.before.each(async () => {
  await school.reset()
  admin = await school.openAs('admin')
  page = admin.page
})
test.after(() => school.close())

const region = () => page.getByRole('region', { name: 'First steps' })

test('the dashboard of an empty school lists the first steps and marks those that are done', async () => {
  await admin.go(DASHBOARD)
  const steps = () => region().getByRole('listitem').allInnerTexts()
  await region().waitFor()
  assert.equal(await steps(), [
    'Name, colours and logo',
    'The classes of your school',
    'Add students or import a list of students',
    'Add a teacher or import a list of teachers',
    'Add a first notice',
  ])
  await admin.expectAccessible()
  for (const [name, heading] of [
    ['Name, colours and logo', 'Your school'],
    ['The classes of your school', 'Your school'],
    ['Add a teacher', 'Add teacher'],
    ['Add students', 'Add student'],
    ['Add a first notice', 'Enter Detail To Add a Student'],
    ['import a list of teachers', 'Import'],
  ] as const) {
    await region().getByRole('link', { name }).click()
    await admin.waitForPage(heading)
    if (heading === 'Import') assert.ok(await page.getByLabel('Teachers', { exact: true }).isChecked())
    await page.goBack()
    await region().waitFor()
  }

  await addTeacher(calls.admin)
  await addStudent(calls.admin)
  await admin.go(DASHBOARD)
  await region().waitFor()
  assert.equal(
    (await steps()).map((step) => step.replace(/\s+/g, ' ')),
    [
      'Name, colours and logo',
      'The classes of your school (done)',
      'Add students (done)',
      'Add a teacher (done)',
      'Add a first notice',
    ],
  )
  assert.equal(await region().getByRole('link').allInnerTexts(), ['Name, colours and logo', 'Add a first notice'])

  await addNotice(calls.admin)
  await changeSchool(calls.admin, { confirmed: { identity: true } })
  await admin.go(DASHBOARD)
  await page.getByRole('link', { name: 'Notices 1' }).waitFor()
  assert.is(await region().count(), 0)
})

test('the first admin is led from the name over the classes to the import', async () => {
  await admin.go(DASHBOARD)
  await region().getByRole('link', { name: 'Name, colours and logo' }).click()
  await admin.fill({ 'Name of the school': 'Burgundy House' })
  assert.is(await page.getByRole('link', { name: /^Next/ }).count(), 0, 'first it is saved')
  await admin.press('Save')
  await page.getByRole('link', { name: 'Next: your classes' }).click()
  const first = await page.getByLabel('Class at place 1 *', { exact: true }).elementHandle()
  await page.waitForFunction((field) => field && field.getBoundingClientRect().top < innerHeight, first)
  await waitForFocus(page.locator('[data-part=classes] > summary'))
  await page.getByRole('link', { name: 'Next: import a list of students' }).click()
  await admin.waitForPage('Import')
  assert.ok(await page.getByLabel('Students', { exact: true }).isChecked())
  await admin.go(DASHBOARD)
  await region().getByRole('link', { name: 'The classes of your school' }).waitFor()
})

test('each empty list links an admin to its form', async () => {
  for (const [path, name, heading] of [
    ['Student-detail', 'Add student', 'Add student'],
    ['teacher-detail', 'Add teacher', 'Add teacher'],
    ['notice-detail', 'Add notice', 'Enter Detail To Add a Student'],
  ] as const) {
    await admin.go(`${DASHBOARD}/${path}`)
    await page.locator('.kit-empty-state').getByRole('link', { name }).click()
    await admin.waitForPage(heading)
  }
})

test('a filter or a search without results has no link to the form', async () => {
  await addStudent(calls.admin, { grade: '1' })
  for (const query of ['class=2', 'search=1&name=nobody']) {
    await admin.go(`${DASHBOARD}/Student-detail?${query}`)
    await page.locator('.kit-empty-state').getByText('NO Student Found').waitFor()
    assert.is(await page.locator('.kit-empty-state').getByRole('link').count(), 0, query)
  }
})

test('an empty list has no link to the form for teachers', async () => {
  const login = await withOwnPassword(calls.visitor, await addTeacher(calls.admin, { userId: 'omar' }))
  const { stored } = await logIn(school.portal.origin, login)
  const teacher = await school.openAsVisitor({ login: stored })
  await teacher.go('/teacher/dashboard')
  await teacher.page.locator('tbody').getByText('NO Student Found').waitFor()
  assert.is(await teacher.page.locator('.kit-empty-state').getByRole('link').count(), 0)
})

test('Home links the admin of a school without students to the first steps, and nobody else', async () => {
  const hint = ({ page }: Visitor) => page.getByText('Your school has no students yet.')
  await admin.go('/')
  await hint(admin).waitFor()
  // In view, but at the end of the page: it comes late, and would move what is below it.
  assert.ok(await hint(admin).evaluate((line) => line.getBoundingClientRect().bottom <= innerHeight))
  assert.ok(await hint(admin).evaluate((line) => line.closest('.home > :last-child') !== null))
  await admin.expectAccessible()
  await page.getByRole('link', { name: 'See the first steps' }).click()
  await region().waitFor()

  const expectNone = async (who: Visitor) => {
    await Promise.all([who.page.waitForResponse('**/student/getAllStudent'), who.go('/')])
    await who.roundTrip()
    assert.is(await hint(who).count(), 0)
  }
  await expectNone(await school.openAs('user'))
  await addStudent(calls.admin)
  await expectNone(admin)
})

test.run()
