// needs: build, chromium
/**
 * Every journey by the keyboard alone: no test here clicks. Focus is seen at every stop and never lost to the body.
 * Each test goes on where the one before it ended.
 */

import * as assert from 'uvu/assert'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { openBrowser } from './chromium.ts'
import { Keyboard } from './keyboard.ts'
import { smallPicture } from './pictures.ts'
import { ADMIN } from './server.ts'
import { openSmallSchool } from './small-school.ts'

const browser = await openBrowser()
const school = await openSmallSchool(browser)
const { calls } = school
const person = await school.arriveAsVisitor()
const { page } = person
const keys = new Keyboard(page)
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const banner = page.getByRole('banner')
const main = page.locator('main')
const button = (name: string) => main.getByRole('button', { name, exact: true })

test.after(async () => {
  await browser.close()
  await school.portal.stop()
})

/** From the header's Login link to Home. */
async function logIn({ userId, password }: { userId: string; password: string }): Promise<void> {
  await keys.arrive(heading('Login'))
  await keys.fill(person.field('User id'), userId)
  await keys.fill(person.field('Password'), password)
  await keys.press('Enter')
  await person.expectToast('Login Successfully')
  await keys.arrive(banner.getByRole('button', { name: 'Logout' }))
}

async function logOut(): Promise<void> {
  await keys.activate(banner.getByRole('button', { name: 'Logout' }), { back: true })
  await person.expectToast('Logout Successfully')
  await keys.arrive(heading('Login'))
}

test('the first stop skips to the content', async () => {
  await person.go('/')
  await keys.activate(page.getByRole('link', { name: 'Skip to the main content' }))
  assert.is(await page.evaluate(() => document.activeElement?.id), 'main')
})

test('the admin logs in', async () => {
  await keys.activate(banner.getByRole('link', { name: 'Login' }), { back: true })
  await logIn(ADMIN)
})

test('adds a notice with a photo', async () => {
  await keys.activate(banner.getByRole('link', { name: 'Dashboard' }), { back: true })
  await keys.arrive(heading('Dashboard'))
  await keys.activate(page.getByRole('navigation', { name: 'Often needed' }).getByRole('link', { name: 'Add notice' }))
  await keys.arrive(heading('Enter Detail To Add a Student'))
  // The first field of a new record has the focus.
  await keys.type('Sports day')
  await keys.fill(person.field('Description'), 'All classes meet on the field.')
  await keys.fill(person.field('Category'), 'Sport')
  await keys.activate(button('Unlimited'))
  await keys.choose(person.field('Photo'), await smallPicture())
  await page.getByAltText('The photo you chose').waitFor()
  await keys.activate(button('Add notice'))
  await person.expectToast('Add Notice SuccessFully')
  await keys.arrive(heading('Total Notice : 1'))
  const [notice] = (await calls.visitor.get('/notice/getNotice')).body.notice
  assert.equal([notice.title, notice.date, notice.photoVersion !== null], ['Sports day', '1', true])
})

test('adds a student, after a field that was forgotten', async () => {
  await keys.activate(page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name: 'Add student' }), {
    back: true,
  })
  await keys.arrive(heading('Add student'))
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
  // The summary has the focus; its line leads to the field.
  const problem = main.getByRole('alert').filter({ hasText: 'There is a problem' })
  await keys.arrive(problem)
  await keys.activate(problem.getByRole('link'))
  await keys.type('9 Mall Road')
  await keys.activate(button('Add student'))
  await person.expectToast('Data added SuccessFully')
  await keys.arrive(heading('Total Student : 2'))
})

test('searches for a student', async () => {
  await keys.activate(button('Search Students'))
  const dialog = page.getByRole('dialog', { name: 'Search Students' })
  await keys.arrive(dialog)
  await keys.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  assert.ok(await button('Search Students').evaluate((element) => element === document.activeElement), 'focus is back')
  await keys.press('Enter')
  await keys.arrive(dialog)
  await keys.type('sara')
  await keys.press('Enter')
  await person.expectToast('Successfully search according to critaria')
  await page.getByRole('row', { name: 'Ann Lee' }).waitFor({ state: 'detached' })
  await keys.arrive(page.getByRole('row', { name: 'Sara Malik' }))
})

test('deletes a student with the typed word', async () => {
  await keys.activate(button('Delete Sara Malik'))
  const dialog = page.getByRole('dialog', { name: 'Delete student' })
  await keys.arrive(dialog)
  await keys.type('Delete')
  await keys.press('Enter')
  await dialog.getByText('invalid output', { exact: true }).waitFor()
  // The wrong word is marked: what is typed takes its place.
  await keys.type('delete')
  await keys.press('Enter')
  await person.expectToast('deleted product successfully')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('row', { name: 'Sara Malik' }).waitFor({ state: 'detached' })
  await keys.arrive(heading('Total Student : 1'))
})

test('logs out', () => logOut())

test('a teacher logs in and writes a report', async () => {
  await logIn(school.teacher)
  await keys.activate(banner.getByRole('link', { name: 'Dashboard' }), { back: true })
  await keys.arrive(heading('Students'))
  await keys.activate(main.getByRole('link', { name: 'Report Ann Lee' }))
  await keys.arrive(heading('Report of Ann Lee'))
  await keys.activate(main.getByRole('link', { name: 'ADD Report' }))
  await keys.arrive(heading('Add report'))
  await keys.type('Reads fluently.')
  await keys.to(person.field('Condition'))
  await keys.type('Exc')
  await keys.fill(person.field('Complain'), 'None')
  await keys.fill(person.field('Notification'), 'Monday')
  await keys.activate(button('Add report'))
  await person.expectToast('Report is add Successfully')
  await keys.arrive(heading('Report of Ann Lee'))
  const { data } = (await calls.teacher.get(`/report/getReport/${school.student._id}`)).body
  assert.equal([data.message, data.condition], ['Reads fluently.', 'Excelent'])
})

test('changes it, is asked before leaving what is not saved, and deletes it', async () => {
  await keys.activate(main.getByRole('link', { name: 'Report Update' }))
  await keys.arrive(heading('Update report'))
  await keys.fill(person.field('Message'), 'Better')
  await keys.activate(main.getByRole('link', { name: 'Back' }), { back: true })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await keys.arrive(question)
  await keys.activate(question.getByRole('button', { name: 'Leave the page' }))
  await keys.arrive(heading('Report of Ann Lee'))
  await keys.activate(button('Report Delete'))
  await keys.arrive(page.getByRole('dialog', { name: 'Delete report' }))
  await keys.type('Delete')
  await keys.press('Enter')
  await person.expectToast('Delete Report successFully')
  await keys.arrive(main.getByRole('link', { name: 'ADD Report' }))
})

test('logs out again, and the console was silent all day', async () => {
  await logOut()
  assertNone(person.errors())
})

test.run()
