// needs: build, chromium
// shows: students, users, reports
/** Lists: Back restores filters and scroll position, filters combine, users can be searched, lists are printed. */
import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addReport, addStudent, addTeacher } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { openBrowser } from './browser.ts'
import { column, waitForFocus } from './reading.ts'
import { openSmallSchool, type Signed } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const browser = await openBrowser()
const school = await openSmallSchool(browser)
const { calls } = school
const LIST = '/admin/dashboard/Student-detail'

await calls.admin.delete(`/student/deleteStudent/${school.student._id}`)
const ids = new Map<string, string>()
for (let number = 1; number <= 60; number++) {
  const name = `Pupil ${String(number).padStart(2, '0')}`
  // Without photos: each page of the list would request fifty. 23 to 15 s of the processor.
  const fields = { grade: number <= 55 ? '5' : '6', rollNumber: String(number), photo: undefined }
  const { _id } = await addStudent(calls.admin, { name, ...fields })
  ids.set(name, _id)
}
for (const [name, grade] of [
  ['Bilal Khan', '5'],
  ['Khan Bilal Ahmed', '6'],
  ['Bilal Zaman', '5'],
] as const) {
  ids.set(name, (await addStudent(calls.admin, { name, grade, fatherName: 'Tariq Zaman' }))._id)
}
await addReport(calls.admin, ids.get('Bilal Khan') ?? '', { condition: 'Good' })

let person: Visitor
let page: Page

test.before.each(() => school.reset())
test.after(() => school.close())

const testAs = (who: Signed, name: string, run: () => Promise<void>) =>
  test(name, async () => {
    person = await school.openAs(who)
    page = person.page
    await run()
  })

const url = () => new URL(page.url()).pathname + new URL(page.url()).search
const row = (name: string): Locator => page.locator('tr[data-part=row]', { hasText: name })
const scrolled = () => page.evaluate(() => Math.round(scrollY))
const chips = () => page.locator('.kit-filter-chips > li').allInnerTexts()
const names = () => column(page, 'name')

/** Scrolls so that a row is in the middle of the window, and returns the scroll position. */
async function scrollTo(name: string): Promise<number> {
  await row(name).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  return scrolled()
}

/** Fails unless the list is restored: URL, scroll position, and the row marked and focused. */
async function expectAsLeft(left: { url: string; scroll: number; name: string }): Promise<void> {
  const marked = row(left.name)
  await page.waitForFunction(() => document.activeElement?.matches('tr[aria-current=true]'))
  await waitForFocus(marked)
  assert.is(await page.locator('tr[aria-current]').count(), 1)
  assert.equal([url(), await scrolled()], [left.url, left.scroll])
}

testAs('admin', 'Back from the details restores filter, sort order, page and scroll position of the list', async () => {
  await person.go(`${LIST}?class=5`)
  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  const left = { url: `${LIST}?class=5&sort=name&page=2`, scroll: await scrollTo('Pupil 53'), name: 'Pupil 53' }
  assert.ok(left.scroll > 0, 'the list is longer than the window')
  await row('Pupil 53').getByRole('link', { name: 'Details' }).click()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expectAsLeft(left)
  // The browser's own Back leads to the same place.
  await row('Pupil 53').getByRole('link', { name: 'Details' }).click()
  await person.waitForPage(/^Pupil/)
  await page.goBack()
  await expectAsLeft(left)
  // A link of the menu opens the list without filters.
  await page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name: 'Student detail' }).click()
  await row('Pupil 01').waitFor()
  await page.waitForFunction(() => scrollY === 0)
  assert.equal([url(), await page.locator('tr[aria-current]').count()], [LIST, 0])
})

testAs('admin', 'Back restores the list after a reload of the details, as when a phone discards the tab', async () => {
  await person.go(`${LIST}?class=5&name=pupil`)
  const left = { url: `${LIST}?class=5&name=pupil`, scroll: await scrollTo('Pupil 44'), name: 'Pupil 44' }
  await row('Pupil 44').getByRole('link', { name: 'Details' }).click()
  await person.waitForPage(/^Pupil/)
  await page.reload()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expectAsLeft(left)
  // Another user of this tab does not get the stored list state.
  await person.press('Logout')
  await person.waitForPage('Login')
  assert.is(await page.evaluate(() => JSON.stringify(sessionStorage).includes('pupil')), false)
})

testAs('admin', 'whoever logs in after the end of a session finds nothing of what was searched for', async () => {
  await person.go(`${LIST}?name=pupil`)
  await row('Pupil 01').getByRole('link', { name: 'Details' }).click()
  await person.waitForPage(/^Pupil/)
  const isStored = () => page.evaluate(() => JSON.stringify(sessionStorage).includes('pupil'))
  assert.is(await isStored(), true)
  await person.loseSession()
  await page.reload()
  await person.waitForPage('Login')
  await person.fill({ 'User id': school.teacher.userId, Password: school.teacher.password })
  await person.press('Login')
  await person.expectToast('Login Successfully')
  assert.is(await isStored(), false)
})

testAs('admin', 'Back from a report and saving a change restore the list', async () => {
  await person.go(`${LIST}?class=5&name=pupil`)
  const left = { url: `${LIST}?class=5&name=pupil`, scroll: await scrollTo('Pupil 30'), name: 'Pupil 30' }
  await row('Pupil 30').getByRole('link', { name: 'Report' }).click()
  await page.getByRole('link', { name: 'ADD Report' }).click()
  await person.waitForPage('Add report')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await person.waitForPage('Report of Pupil 30')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expectAsLeft(left)
  await row('Pupil 30').getByRole('link', { name: 'Update' }).click()
  await person.field('Father name').fill('Another Father')
  await page.locator('main [type=submit]').first().click()
  await person.expectToast('Data updated SuccessFully')
  await row('Another Father').waitFor()
  await expectAsLeft(left)
})

testAs('teacher', 'Back restores the list of a teacher', async () => {
  await person.go('/teacher/dashboard?class=5')
  const left = { url: '/teacher/dashboard?class=5', scroll: await scrollTo('Pupil 40'), name: 'Pupil 40' }
  await row('Pupil 40').getByRole('link', { name: 'Details' }).click()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expectAsLeft(left)
})

testAs('admin', 'after a deletion the next row has the focus and the page does not scroll', async () => {
  await person.go(`${LIST}?class=5`)
  const scroll = await scrollTo('Pupil 20')
  await row('Pupil 20').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('delete')
  await page.getByRole('dialog').getByRole('textbox').press('Enter')
  await row('Pupil 20').waitFor({ state: 'detached' })
  await waitForFocus(row('Pupil 21'))
  assert.is(await scrolled(), scroll)
  // After the last row, the row before gets the focus.
  await person.go(`${LIST}?name=bilal`)
  await row('Bilal Zaman').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('delete')
  await page.getByRole('dialog').getByRole('textbox').press('Enter')
  await row('Bilal Zaman').waitFor({ state: 'detached' })
  await waitForFocus(row('Khan Bilal Ahmed'))
})

testAs('admin', 'class and search filter together, and each can be removed on its own', async () => {
  await person.go(LIST)
  await page.getByRole('searchbox', { name: 'Find by name, roll number, phone, …' }).fill('khan bilal')
  await page.getByRole('searchbox', { name: 'Find by name, roll number, phone, …' }).press('Enter')
  await row('Pupil 01').waitFor({ state: 'detached' })
  await row('Bilal Khan').waitFor()
  assert.equal(await names(), ['Bilal Khan', 'Khan Bilal Ahmed'])
  await page.getByLabel('Class', { exact: true }).selectOption('5')
  await row('Ahmed').waitFor({ state: 'detached' })
  await row('Bilal Khan').waitFor()
  assert.equal([await names(), await chips()], [['Bilal Khan'], ['Class: 5', 'Found by: khan bilal']])
  await page.getByRole('button', { name: 'Remove Found by khan bilal' }).click()
  await row('Pupil 01').waitFor()
  assert.equal(await chips(), ['Class: 5'])
  assert.is(await page.getByRole('searchbox', { name: 'Find by name, roll number, phone, …' }).inputValue(), '')
  await waitForFocus(page.getByRole('button', { name: 'Remove Class 5' }))
  // The search dialog of the specification sets the same filters.
  await person.press('Search Students')
  const dialog = page.getByRole('dialog')
  assert.is(await dialog.getByLabel('Class').inputValue(), '5')
  await dialog.getByLabel('Father Name').fill('zaman')
  await dialog.getByLabel('Class').selectOption('6')
  await dialog.getByRole('button', { name: 'Search' }).click()
  await row('Khan Bilal Ahmed').waitFor()
  assert.equal(await chips(), ['Class: 6', 'Father Name: zaman'])
  await person.expectAccessible()
})

testAs('admin', 'after the last filter is removed the control before it has the focus', async () => {
  for (const [path, before] of [
    [`${LIST}?class=5`, page.getByRole('button', { name: 'Search Students' })],
    ['/admin/dashboard/UserInfo?userId=lee', page.getByRole('search').getByRole('button')],
  ] as const) {
    await person.go(path)
    await page.getByRole('button', { name: /^Remove/ }).press('Enter')
    await page.locator('.kit-filter-chips').waitFor({ state: 'detached' })
    await waitForFocus(before)
  }
})

testAs('admin', 'a search that fails shows the message of the server', async () => {
  const words = Array.from({ length: 51 }, (_, index) => `w${index}`).join('+')
  await person.go(`${LIST}?address=${words}`)
  await page.locator('tbody').getByText('more than 50 words').waitFor()
  assert.is(await page.getByRole('button', { name: 'Try again' }).count(), 0)
})

testAs(
  'teacher',
  'the list shows how many reports are written, and filters the students without a report',
  async () => {
    await person.go('/teacher/dashboard?name=bilal')
    await page.getByText('Reports: 1 of 3 written').waitFor()
    const filter = page.getByRole('button', { name: 'Reports Still missing', exact: true })
    await filter.click()
    await row('Bilal Khan').waitFor({ state: 'detached' })
    await row('Bilal Zaman').waitFor()
    assert.equal(await names(), ['Khan Bilal Ahmed', 'Bilal Zaman'])
    assert.is(await filter.getAttribute('aria-pressed'), 'true')
    assert.equal(await chips(), ['Name: bilal', 'Report still missing'])
    await page.getByText('Reports: 1 of 3 written').waitFor()
    await page.getByRole('button', { name: 'Remove Report still missing' }).click()
    await row('Bilal Khan').waitFor()
  },
)

testAs('admin', 'a printed class list names the class', async () => {
  await person.go(`${LIST}?class=5`)
  await row('Pupil 01').waitFor()
  await page.emulateMedia({ media: 'print' })
  assert.ok(await page.getByText('Class: 5').isVisible())
  assert.not(await page.getByRole('searchbox').isVisible())
  assert.not(await page.locator('.kit-filter-chips button').isVisible())
})

testAs('admin', 'the list of users has a search that finds what the same words find on the server', async () => {
  await addTeacher(calls.admin, { name: 'Łukasz Groß', userId: 'Łukasz-Groß-12@mySchool.com' })
  await person.go('/admin/dashboard/UserInfo')
  await page.getByRole('searchbox', { name: 'Search by user id' }).fill('gross lukasz')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL('**/UserInfo?userId=gross+lukasz')
  await row('Łukasz-Groß').waitFor()
  assert.equal(await column(page, 'userId'), ['Łukasz-Groß-12@mySchool.com'])
  assert.equal(await chips(), ['User Id: gross lukasz'])
  // The total is still that of all users.
  await person.waitForPage(/^userLength : 6\d$/)
  await page.getByRole('button', { name: 'Remove User Id gross lukasz' }).click()
  await page.waitForURL('**/UserInfo')
  assert.ok((await column(page, 'userId')).length > 40)
})

test.run()
