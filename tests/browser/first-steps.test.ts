// needs: build, chromium
// shows: home, admin, school, imports
/** The first admin of an empty school. What the steps say and when they are done: tests/portal/first-steps.test.ts. */
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { waitForFocus } from './reading.ts'
import { openSmallSchool } from './small-school.ts'

const school = await openSmallSchool()
const { calls } = school
await calls.admin.delete(`/student/deleteStudent/${school.student._id}`)

test('the first admin is led from Home to the first steps, from the name over the time zone and the classes to the import', async () => {
  const admin = await school.openAs('admin', { timezoneId: 'Asia/Karachi' })
  const { page } = admin
  await admin.go('/')
  const hint = page.getByText('Your school has no students yet.')
  await hint.waitFor()
  // In view, but at the end of the page: it comes late, and would move what is below it.
  assert.ok(await hint.evaluate((line) => line.getBoundingClientRect().bottom <= innerHeight))
  assert.ok(await hint.evaluate((line) => line.closest('.home > :last-child') !== null))
  await admin.expectAccessible()
  await page.getByRole('link', { name: 'See the first steps' }).click()

  const region = page.getByRole('region', { name: 'First steps' })
  await region.waitFor()
  await admin.expectAccessible()
  await region.getByRole('link', { name: 'Name, colours and logo' }).click()
  await admin.fill({ 'Name of the school': 'Burgundy House' })
  assert.is(await page.getByRole('link', { name: /^Next/ }).count(), 0, 'first it is saved')
  await admin.press('Save')
  await page.getByRole('link', { name: 'Next: your time zone' }).click()
  await page.getByText('Probably Karachi').waitFor()
  await admin.press('Use it')
  await waitForFocus(admin.field('Time zone: country'))
  await admin.press('Save')
  await page.getByRole('link', { name: 'Next: your classes' }).click()
  const first = await page.getByLabel('Class at place 1 *', { exact: true }).elementHandle()
  await page.waitForFunction((field) => field && field.getBoundingClientRect().top < innerHeight, first)
  await waitForFocus(page.locator('[data-part=classes] > summary'))
  await page.getByRole('link', { name: 'Next: import a list of students' }).click()
  await admin.waitForPage('Import')
  assert.ok(await page.getByLabel('Students', { exact: true }).isChecked())
})

test.run()
