// needs: build, chromium
// shows: home, auth, students, teachers, notices, reports, admin
/** Keyboard only: no test here clicks. The focus is visible at every tab stop and never moves to the body. */

import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addReport, addStudent } from '../../tools/samples.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { Keyboard } from './keyboard.ts'
import { smallPicture } from './pictures.ts'
import { waitForFocus } from './reading.ts'
import { openSmallSchool, type Signed } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const school = await openSmallSchool()
const { calls } = school

let person: Visitor
let page: Page
let keys: Keyboard
let banner: Locator
let main: Locator

test.after.each(() => assertNone(person.errors()))

/** Opens a page for a person who only uses the keyboard. */
async function openPage(path: string, who?: Signed): Promise<void> {
  person = who ? await school.openAs(who) : await school.openAsVisitor()
  page = person.page
  keys = new Keyboard(page)
  banner = page.getByRole('banner')
  main = page.locator('main')
  await person.go(path)
}

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (name: string) => main.getByRole('button', { name, exact: true })

test('the first tab stop of an admin page skips the side menu too, which stays from page to page', async () => {
  await openPage('/admin/dashboard', 'admin')
  await heading('Dashboard').waitFor()
  await keys.activate(page.getByRole('link', { name: 'Skip to the main content' }))
  await waitForFocus(main)
  const menu = page.getByRole('navigation', { name: 'Admin menu' })
  const hasFocus = (part: Locator) => part.evaluate((element) => element.contains(document.activeElement))
  await keys.press('Tab')
  assert.equal([await hasFocus(main), await hasFocus(menu)], [true, false])

  await menu.evaluate((element) => element.setAttribute('data-seen', ''))
  await keys.activate(menu.getByRole('link', { name: 'Teacher detail' }), { back: true })
  await keys.waitFor(heading('Total Teacher : 1'))
  await waitForFocus(heading('Total Teacher : 1'))
  assert.is(await menu.getAttribute('data-seen'), '')
})

test('an admin adds a notice with a photo', async () => {
  await openPage('/', 'admin')
  await keys.activate(banner.getByRole('link', { name: 'Dashboard' }))
  await keys.waitFor(heading('Dashboard'))
  await keys.activate(page.getByRole('navigation', { name: 'Often needed' }).getByRole('link', { name: 'Add notice' }))
  // The first field of a new record has the focus.
  await waitForFocus(person.field('Title'))
  await keys.type('Sports day')
  await keys.fill(person.field('Description'), 'All classes meet on the field.')
  await keys.fill(person.field('Category'), 'Sport')
  await keys.activate(button('Unlimited'))
  await keys.choose(person.field('Photo'), await smallPicture())
  await page.getByAltText('The photo you chose').waitFor()
  await keys.activate(button('Add notice'))
  await person.expectToast('Add Notice SuccessFully')
  await keys.waitFor(heading('Total Notice : 1'))
  const [notice] = (await calls.visitor.get('/notice/getNotice')).body.notice
  assert.equal([notice.title, notice.date, notice.photoVersion !== null], ['Sports day', '1', true])
})

test('an admin adds a student, after an error summary about an empty field', async () => {
  await openPage('/admin/dashboard', 'admin')
  await keys.activate(page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name: 'Add student' }))
  await waitForFocus(person.field('Name'))
  await keys.type('Sara Malik')
  await keys.fill(person.field('Father name'), 'Bilal Malik')
  await keys.fill(person.field('Age'), '8')
  await keys.fill(person.field('Phone'), '0300 1234567')
  await keys.choose(person.field('Photo'), await smallPicture())
  await keys.to(person.field('Class'))
  await keys.type('3')
  await keys.fill(person.field('Roll number'), '21')
  await keys.fill(person.field('Fee'), '3500')
  await keys.activate(button('Generate another user id'))
  await keys.fill(person.field('Last name of Your Father'), 'Malik')
  await keys.press('Enter')
  // The error summary has the focus; its link leads to the field.
  const problem = main.getByRole('alert').filter({ hasText: 'There is a problem' })
  await keys.waitFor(problem)
  await keys.activate(problem.getByRole('link'))
  await keys.type('9 Mall Road')
  await keys.activate(button('Add student'))
  await person.expectToast('Data added SuccessFully')
  await keys.waitFor(heading('Total Student : 2'))
})

test('an admin searches for a student', async () => {
  await addStudent(calls.admin, { name: 'Sara Malik' })
  await openPage('/admin/dashboard/Student-detail', 'admin')
  await page.getByRole('row', { name: 'Ann Lee' }).waitFor()
  await keys.activate(button('Search Students'))
  const dialog = page.getByRole('dialog', { name: 'Search Students' })
  await keys.waitFor(dialog)
  await keys.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await waitForFocus(button('Search Students'))
  await keys.press('Enter')
  await keys.waitFor(dialog)
  await keys.type('sara')
  await keys.press('Enter')
  await person.expectToast('Successfully search according to critaria')
  await page.getByRole('row', { name: 'Ann Lee' }).waitFor({ state: 'detached' })
  await keys.waitFor(page.getByRole('row', { name: 'Sara Malik' }))
})

test('an admin deletes a student by typing the word', async () => {
  await addStudent(calls.admin, { name: 'Sara Malik' })
  await openPage('/admin/dashboard/Student-detail', 'admin')
  await keys.activate(button('More Sara Malik'))
  await keys.press('End')
  await keys.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete student' })
  await keys.waitFor(dialog)
  await keys.type('Delete')
  await keys.press('Enter')
  await dialog.getByText('invalid output', { exact: true }).waitFor()
  // The wrong word is selected: typing replaces it.
  await keys.type('delete')
  await keys.press('Enter')
  await person.expectToast('deleted product successfully')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('row', { name: 'Sara Malik' }).waitFor({ state: 'detached' })
  await keys.waitFor(heading('Total Student : 1'))
})

test('a teacher writes a report', async () => {
  await openPage('/', 'teacher')
  await keys.activate(banner.getByRole('link', { name: 'Dashboard' }))
  await keys.waitFor(heading('Students'))
  await keys.activate(main.getByRole('link', { name: 'Report Ann Lee' }))
  await keys.waitFor(heading('Report of Ann Lee'))
  await keys.activate(main.getByRole('link', { name: 'ADD Report' }))
  await waitForFocus(person.field('Message'))
  await keys.type('Reads fluently.')
  // No radio button is checked yet, so Tab reaches the first.
  await keys.to(page.getByRole('radio', { name: 'Excelent' }))
  await keys.press('ArrowDown')
  await keys.press('ArrowUp')
  await keys.fill(person.field('Complain'), 'None')
  await keys.fill(person.field('Notification'), 'Monday')
  await keys.activate(button('Add report'))
  await person.expectToast('Report is add Successfully')
  await keys.waitFor(heading('Report of Ann Lee'))
  const { data } = (await calls.teacher.get(`/report/getReport/${school.student._id}`)).body
  assert.equal([data.message, data.condition], ['Reads fluently.', 'Excelent'])
})

test('a teacher changes a report, must confirm to discard unsaved changes, and deletes it', async () => {
  await addReport(calls.teacher, school.student._id)
  await openPage(`/teacher/dashboard/report/${school.student._id}`, 'teacher')
  await keys.activate(main.getByRole('link', { name: 'Report Update' }))
  await keys.waitFor(heading('Update report'))
  await keys.fill(person.field('Message'), 'Better')
  await keys.activate(main.getByRole('link', { name: 'Back' }), { back: true })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await keys.waitFor(question)
  await keys.activate(question.getByRole('button', { name: 'Leave the page' }))
  await keys.waitFor(heading('Report of Ann Lee'))
  await keys.activate(button('Report Delete'))
  await keys.waitFor(page.getByRole('dialog', { name: 'Delete report' }))
  await keys.type('Delete')
  await keys.press('Enter')
  await person.expectToast('Delete Report successFully')
  await keys.waitFor(main.getByRole('link', { name: 'ADD Report' }))
})

test.run()
