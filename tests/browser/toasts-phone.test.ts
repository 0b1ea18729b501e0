// needs: build, chromium
/** On a phone toasts are as wide as the window and must not cover the focused field. */
import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { studentByLabels } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { openBrowser } from './browser.ts'
import { openSmallSchool } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const school = await openSmallSchool(await openBrowser())
const PHONE = { width: 360, height: 640 }

test.before.each(() => school.reset())
test.after(() => school.close())

/** Whether the whole element is in the window, with no toast over its corners and its middle. */
const isFree = (element: Locator) =>
  element.evaluate((target) => {
    const { left, right, top, bottom } = target.getBoundingClientRect()
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 1, top + 1],
      [right - 1, bottom - 1],
    ]
    return points.every(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && !hit.closest('.kit-toast-region')
    })
  })

const focused = (page: Page) => page.locator(':focus')

/** Follows each link of the error summary while the toast is visible, which must not cover the field. */
async function expectFreeFields({ page }: Visitor, toast: string): Promise<void> {
  const said = page.getByRole('region', { name: 'Notifications' }).getByText(toast, { exact: true })
  await said.waitFor()
  // A toast does not close while the pointer is over it.
  await said.hover()
  const links = page.locator('main .kit-error-summary a')
  const count = await links.count()
  assert.ok(count > 0)
  for (let index = 0; index < count; index += 1) {
    const name = await links.nth(index).textContent()
    await links.nth(index).focus()
    assert.ok(await isFree(focused(page)), `the link '${name}'`)
    await page.keyboard.press('Enter')
    assert.ok(await page.evaluate(() => document.activeElement?.matches('input, select, textarea')), `${name}`)
    assert.ok(await isFree(focused(page)), `the field of '${name}'`)
    assert.ok(await said.isVisible())
  }
}

test('a toast covers no field of Sign Up', async () => {
  const visitor = await school.openAsVisitor()
  await visitor.page.setViewportSize(PHONE)
  await visitor.go('/auth/register')
  await visitor.fill({ 'User id': 'somebody', Password: 'five5' })
  await visitor.press('Sign Up')
  await expectFreeFields(visitor, 'Password must be atleast 6 word')
})

test('a toast covers no field of Add teacher', async () => {
  const admin = await school.openAs('admin')
  await admin.page.setViewportSize(PHONE)
  await admin.go('/admin/dashboard/add-teacher')
  await admin.press('Add teacher')
  await expectFreeFields(admin, 'Please Enter complete Detail')
})

test('after Save and add another a toast does not cover the name field below the new login', async () => {
  const admin = await school.openAs('admin', { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true })
  const { page } = admin
  await admin.go('/admin/dashboard/add-student')
  const notifications = page.getByRole('region', { name: 'Notifications' })
  // The second time the new login is shown before the toast.
  for (const Name of ['Sara Malik', 'Omar Malik']) {
    await admin.fill({
      ...studentByLabels(),
      Name,
      'Roll number': '1',
      'Last name of Your Father': 'Malik',
    })
    await admin.field('Class').selectOption('5')
    await admin.press('Save and add another')
    await page.getByRole('heading', { name: `New login: ${Name}` }).waitFor()
    if (Name === 'Sara Malik') await notifications.getByRole('button').click()
  }
  const toast = notifications.getByText('Omar Malik')
  await toast.waitFor()
  await toast.hover()
  assert.is(await focused(page).getAttribute('name'), 'name')
  assert.ok(await isFree(focused(page)), 'the field')
  assert.ok(await isFree(page.getByRole('button', { name: 'Copy both' })), 'the button')
})

test('a toast waits while the pointer is on it, and leaves after that', async () => {
  const visitor = await school.openAsVisitor()
  const { page } = visitor
  await page.clock.install()
  await visitor.login(school.user.userId, school.user.password)
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText('Login Successfully', { exact: true })
  await toast.hover()
  await page.clock.runFor(60_000)
  assert.ok(await toast.isVisible())
  await page.mouse.move(1, 1)
  await page.clock.runFor(60_000)
  await toast.waitFor({ state: 'detached' })
})

test('an error of the server stays in the page', async () => {
  const visitor = await school.openAsVisitor()
  await visitor.page.setViewportSize(PHONE)
  await visitor.go('/auth/login')
  await visitor.fill({ 'User id': 'nobody', Password: 'wrong-password' })
  await visitor.press('Login')
  await visitor.expectToast('Invalid userId or password')
  const summary = visitor.page.locator('main .kit-error-summary [data-part=box]')
  assert.is(await summary.getByRole('listitem').textContent(), 'Invalid userId or password')
  assert.ok(await summary.evaluate((box) => box === document.activeElement))
  assert.ok(await isFree(summary))
})

test.run()
