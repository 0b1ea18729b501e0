// needs: build, chromium
// shows: students, teachers
/** Toasts are a bar at the foot of the window and cover nothing above it: by touch on a phone, by mouse on a desk. */
import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addStudent, studentByLabels } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { waitForFocus } from './reading.ts'
import { openSmallSchool } from './small-school.ts'
import type { VisitorOptions } from './visitor.ts'

const school = await openSmallSchool()
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
for (const number of [1, 2, 3, 4]) {
  await addStudent(school.calls.admin, { grade: '7', name: `Pupil ${number}`, rollNumber: String(number) })
}

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

test('after Save and add another a toast does not cover the name field below the new login', async () => {
  const admin = await school.openAs('admin', { ...PHONE, viewport: { width: 360, height: 800 } })
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
  await waitForFocus(admin.field('Name'))
  assert.ok(await isFree(focused(page)), 'the field')
  assert.ok(await isFree(page.getByRole('button', { name: 'Copy both' })), 'the button')
})

const DESK = { viewport: { width: 1280, height: 680 }, hasTouch: false }
const LIST = '/admin/dashboard/Student-detail?class=7'

async function open(path: string, options: VisitorOptions) {
  const admin = await school.openAs('admin', options)
  const { page } = admin
  await admin.go(path)

  /** Scrolls only to what is outside the window or behind what is at its foot. */
  const press = async (target: Locator) => {
    await target.waitFor()
    await target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      if (!element.contains(hit)) element.scrollIntoView({ block: 'center' })
    })
    assert.ok(await isFree(target), `${target}`)
    const box = await target.boundingBox()
    assert.ok(box)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await (options.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  }

  /** The only message on the page. */
  const expectOnlyToast = async (text: string) => {
    await admin.expectToast(text)
    assert.is(await page.locator('.kit-toast-region [data-part=toast]').count(), 1)
  }

  /** A link or button of a row. */
  const inRow = (pupil: number, name: string) =>
    page
      .getByRole('row', { name: `Pupil ${pupil}` })
      .locator('.row-actions')
      .getByText(name, { exact: true })

  return { admin, page, press, expectOnlyToast, inRow }
}

test('on a phone the next row is pressed after a change, and after a deletion', async () => {
  const { admin, page, press, expectOnlyToast, inRow } = await open(LIST, PHONE)
  await press(inRow(3, 'Update'))
  await page.waitForURL('**/update-detail/**')
  await admin.fill({ Address: 'Street 3' })
  await page.locator('main [type=submit]').first().click()
  await inRow(3, 'Update').waitFor()
  await expectOnlyToast('Data updated SuccessFully')
  await press(inRow(4, 'More'))
  await press(page.getByRole('menuitem', { name: 'Delete' }))
  await page.getByRole('dialog').getByRole('textbox').fill('delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await inRow(4, 'More').waitFor({ state: 'detached' })
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expectOnlyToast('deleted product successfully')
  await press(inRow(3, 'Details'))
  await page.waitForURL('**/fullStudent-detail/**')
})

for (const [device, options] of [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const) {
  test(`on ${device} a toast covers nothing of the header, and all else can be scrolled above it`, async () => {
    const { page, press, expectOnlyToast } = await open('/admin/dashboard/add-teacher', options)
    await page.getByRole('button', { name: 'Add teacher' }).click()
    await expectOnlyToast('Please Enter complete Detail')
    const links = page.locator('main .kit-error-summary a')
    for (const link of [links.first(), links.nth(1)]) {
      const name = (await link.textContent())?.split(':')[0] ?? ''
      await press(link)
      assert.is(await focused(page).getAttribute('name'), name.toLowerCase())
      await press(focused(page))
      await page.evaluate(() => document.querySelector('.kit-error-summary')?.scrollIntoView({ block: 'center' }))
    }
    await page.locator('.kit-toast-region [data-part=toast]').hover()
    const covered = await page
      .locator('a, button, summary, h1, input, select, textarea, footer p')
      .evaluateAll((all) => {
        scrollTo(0, 0)
        return all
          .filter((one) => one.checkVisibility() && !one.closest('.kit-toast-region, .kit-skip-link'))
          .filter((one) => {
            if (!one.closest('header')) one.scrollIntoView({ block: 'nearest' })
            const { left, right, top, bottom } = one.getBoundingClientRect()
            return [top + 1, (top + bottom) / 2, bottom - 1].some((y) =>
              document.elementFromPoint((left + right) / 2, y)?.closest('.kit-toast-region'),
            )
          })
          .map((one) => one.textContent || one.getAttribute('name'))
      })
    assert.equal(covered, [])
  })
}

test('on a phone the next report is written while the toast of the last one is shown', async () => {
  const { admin, page, press, expectOnlyToast } = await open(LIST, PHONE)
  await admin.more(page.getByRole('row', { name: 'Pupil 1' }), 'Report')
  await page.getByRole('link', { name: 'ADD Report' }).click()
  for (const pupil of [1, 2]) {
    await page.getByText(`Pupil ${pupil}, Class 7`).waitFor()
    if (pupil > 1) await expectOnlyToast('Report is add Successfully')
    await press(page.getByText('Good', { exact: true }))
    await press(admin.field('Message'))
    await page.keyboard.type('Reads.')
    await press(page.getByRole('button', { name: 'Save and next' }))
  }
  await page.getByText('Pupil 3, Class 7').waitFor()
  await expectOnlyToast('Report is add Successfully')
  await press(page.locator('.kit-site-header summary'))
  await press(page.getByRole('banner').getByRole('button', { name: 'Logout' }))
  await page.waitForURL('**/auth/login')
})

test.run()
