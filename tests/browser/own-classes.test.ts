// needs: build, chromium
// shows: students, teachers, reports
/** The classes of a teacher: an admin chooses them, their pupils come first on a phone, and all others stay within reach. */
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addReport, addStudent, form } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { Keyboard } from './keyboard.ts'
import { column, options, waitForFocus } from './reading.ts'
import { openSmallSchool } from './small-school.ts'

const school = await openSmallSchool()
const { admin } = school.calls
const PHONE = { width: 360, height: 640 }

/** The teacher of the school. */
const [teacher] = (await admin.get('/teacher/allTeacher')).body.teachers
for (let roll = 1; roll <= 30; roll++)
  await addStudent(admin, { name: `First ${roll}`, grade: '1', rollNumber: String(roll), photo: undefined })
const own = await addStudent(admin, { name: 'Own Nine', grade: '9', photo: undefined })
await addStudent(admin, { name: 'Own Eight', grade: '8', photo: undefined })
await addReport(admin, own._id)

const give = (classes: string) => admin.put(`/teacher/updateTeacher/${teacher._id}`, form({ classes }))

/** The names of the pupils of whom all is on the screen. */
const seen = (page: Page) =>
  page
    .locator('main tr[data-part=row]')
    .evaluateAll((rows) =>
      rows
        .filter((row) => row.getBoundingClientRect().bottom <= innerHeight)
        .map((row) => row.querySelector('[data-column=name]')?.textContent ?? ''),
    )

test('after the login on a phone a teacher sees pupils of the own classes, and reports on any other', async () => {
  await give('9\n8')
  const visitor = await school.openAsVisitor({ hasTouch: true, viewport: PHONE })
  const { page } = visitor
  await visitor.go('/auth/login')
  await visitor.fill({ 'User id': school.teacher.userId, Password: school.teacher.password })
  await page.keyboard.press('Enter')
  await visitor.expectToast('Login Successfully')
  await page.getByRole('banner').locator('summary').tap()
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).tap()
  await page.locator('main tr[data-part=row]').first().waitFor()
  await waitForFocus(page.getByRole('heading', { level: 1 }))
  assert.is(await page.evaluate(() => scrollY), 0)
  assert.equal((await seen(page)).slice(0, 1), ['Own Nine'], 'below tools of which none is cut, on the smallest screen')
  assert.equal((await column(page, 'name')).slice(0, 2), ['Own Nine', 'Own Eight'])
  assert.is((await column(page, 'name')).length, 33, 'all pupils are in the list')
  assert.equal((await options(page.getByLabel('Class', { exact: true }))).slice(0, 4), ['', '9', '8', '1'])

  await page.getByRole('button', { name: 'Class 9: 1 of 1 written' }).tap()
  await page.waitForURL('**/teacher/dashboard?class=9')
  await page.waitForFunction(() => document.querySelectorAll('main tr[data-part=row]').length === 1)
  await page.getByRole('button', { name: 'Remove Class 9' }).tap()
  await page.waitForURL('**/teacher/dashboard')

  await page.getByRole('link', { name: 'Report First 7', exact: true }).tap()
  await page.getByRole('link', { name: 'ADD Report' }).tap()
  await page.getByRole('radio', { name: 'Good', exact: true }).tap()
  await visitor.fill({ Message: 'Well', Complain: 'None', Notification: 'None' })
  await page.getByRole('button', { name: 'Add report', exact: true }).tap()
  await page.getByRole('link', { name: 'Report Detail' }).waitFor()
  assert.equal(visitor.errors(), [])
})

test('a teacher without classes sees pupils too', async () => {
  const visitor = await school.openAs('teacher', { viewport: PHONE })
  const { page } = visitor
  await visitor.go('/teacher/dashboard')
  await page.locator('main tr[data-part=row]').first().waitFor()
  assert.is((await seen(page))[0], 'First 1')
})

test('an admin gives a teacher classes with the keyboard, and takes them away', async () => {
  const person = await school.openAs('admin')
  const { page } = person
  const keys = new Keyboard(page)
  const classes = async () => (await admin.get(`/teacher/singleTeacher/${teacher._id}`)).body.data.classes
  const change = async (...names: string[]) => {
    await person.go(`/admin/dashboard/update-teacher/${teacher._id}`)
    const group = page.getByRole('group', { name: 'Classes' })
    for (const name of names) {
      await keys.to(group.getByRole('checkbox', { name, exact: true }))
      await keys.press('Space')
    }
    await keys.activate(page.getByRole('button', { name: 'Update teacher' }))
    await person.expectToast('Data updated SuccessFully')
  }
  await change('5', '10')
  assert.is(await classes(), '5\n10')
  await person.go(`/admin/dashboard/teacher-Full-Detail/${teacher._id}`)
  await page.getByText('5, 10', { exact: true }).waitFor()
  await change('5')
  assert.is(await classes(), '10')
  await change('10')
  assert.is(await classes(), '')
})

test.run()
