// needs: build, chromium
// shows: students, reports
/** Lists: Back restores filters and scroll position, and a deletion leaves the focus in place. Filters: tests/portal/list-filters. */
import type { Locator } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addStudent } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { waitForFocus } from './reading.ts'
import { person as admin, openSmallSchool, page } from './small-school.ts'

const school = await openSmallSchool({ as: 'admin' })
const { calls } = school
const LIST = '/admin/dashboard/Student-detail'

await calls.admin.delete(`/student/deleteStudent/${school.student._id}`)
for (let number = 1; number <= 72; number++) {
  const name = `Pupil ${String(number).padStart(2, '0')}`
  // Without photos: each page of the list would request fifty. 23 to 15 s of the processor.
  const fields = { grade: number <= 55 ? '5' : '6', rollNumber: String(number), photo: undefined }
  await addStudent(calls.admin, { name, ...fields })
}

const url = () => new URL(page.url()).pathname + new URL(page.url()).search
const row = (name: string): Locator => page.locator('tr[data-part=row]', { hasText: name })
const scrolled = () => page.evaluate(() => Math.round(scrollY))

/** Scrolls so that a row is in the middle of the window, and returns the scroll position. */
async function scrollTo(name: string): Promise<number> {
  await row(name).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const position = await scrolled()
  assert.ok(position > 0, 'the list is longer than the window')
  return position
}

/** Fails unless the list is restored: URL, scroll position, and the row marked and focused. */
async function expectAsLeft(left: { url: string; scroll: number; name: string }): Promise<void> {
  const marked = row(left.name)
  await page.waitForFunction(() => document.activeElement?.matches('tr[aria-current=true]'))
  await waitForFocus(marked)
  assert.is(await page.locator('tr[aria-current]').count(), 1)
  assert.equal([url(), await scrolled()], [left.url, left.scroll])
}

test('Back from the details restores filter, sort order, page and scroll position of the list', async () => {
  await admin.go(`${LIST}?class=5`)
  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  const left = { url: `${LIST}?class=5&sort=name&page=2`, scroll: await scrollTo('Pupil 53'), name: 'Pupil 53' }
  await row('Pupil 53').getByRole('link', { name: 'Details' }).click()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expectAsLeft(left)
  // The browser's own Back leads to the same place.
  await row('Pupil 53').getByRole('link', { name: 'Details' }).click()
  await admin.waitForPage(/^Pupil/)
  await page.goBack()
  await expectAsLeft(left)
  // A link of the menu opens the list without filters.
  await page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name: 'Student detail' }).click()
  await row('Pupil 01').waitFor()
  await page.waitForFunction(() => scrollY === 0)
  assert.equal([url(), await page.locator('tr[aria-current]').count()], [LIST, 0])
})

test('Back restores the list after a reload of the details, as when a phone discards the tab', async () => {
  await admin.go(`${LIST}?class=6&name=pupil`)
  const left = { url: `${LIST}?class=6&name=pupil`, scroll: await scrollTo('Pupil 64'), name: 'Pupil 64' }
  await row('Pupil 64').getByRole('link', { name: 'Details' }).click()
  await admin.waitForPage(/^Pupil/)
  await page.reload()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expectAsLeft(left)
  // Another user of this tab does not get the stored list state.
  await admin.press('Logout')
  await admin.waitForPage('Login')
  assert.is(await page.evaluate(() => JSON.stringify(sessionStorage).includes('pupil')), false)
})

test('Back from a report and saving a change restore the list', async () => {
  await admin.go(`${LIST}?class=6&name=pupil`)
  const left = { url: `${LIST}?class=6&name=pupil`, scroll: await scrollTo('Pupil 66'), name: 'Pupil 66' }
  await admin.more(row('Pupil 66'), 'Report')
  await page.getByRole('link', { name: 'ADD Report' }).click()
  await admin.waitForPage('Add report')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await admin.waitForPage('Report of Pupil 66')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expectAsLeft(left)
  await row('Pupil 66').getByRole('link', { name: 'Update' }).click()
  await admin.field('Father name').fill('Another Father')
  await page.locator('main [type=submit]').first().click()
  await admin.expectToast('Data updated SuccessFully')
  await row('Another Father').waitFor()
  await expectAsLeft(left)
})

test('after a deletion the next row has the focus and the page does not scroll', async () => {
  await admin.go(`${LIST}?class=6`)
  const scroll = await scrollTo('Pupil 62')
  await admin.more(row('Pupil 62'), 'Delete')
  await page.getByRole('dialog').getByRole('textbox').fill('delete')
  await page.getByRole('dialog').getByRole('textbox').press('Enter')
  await row('Pupil 62').waitFor({ state: 'detached' })
  await waitForFocus(row('Pupil 63'))
  assert.is(await scrolled(), scroll)
  // After the last row, the row before gets the focus.
  await admin.more(row('Pupil 72'), 'Delete')
  await page.getByRole('dialog').getByRole('textbox').fill('delete')
  await page.getByRole('dialog').getByRole('textbox').press('Enter')
  await row('Pupil 72').waitFor({ state: 'detached' })
  await waitForFocus(row('Pupil 71'))
})

test('a printed class list names the class', async () => {
  await admin.go(`${LIST}?class=6`)
  await row('Pupil 56').waitFor()
  await page.emulateMedia({ media: 'print' })
  assert.ok(await page.getByText('Class: 6').isVisible())
  assert.not(await page.getByRole('searchbox').isVisible())
  assert.not(await page.locator('.kit-filter-chips button').isVisible())
})

test.run()
