// needs: build, chromium
/**
 * Keyboard only, in a window of a phone's width, as on a tablet with a keyboard or at 400 % zoom: collapsed menus and
 * stacked tables. keyboard.test.ts covers the forms.
 */
import type { Locator } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addNotice, addReport } from '../../tools/samples.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { Keyboard } from './keyboard.ts'
import { waitForFocus } from './reading.ts'
import { openSmallSchool, type Signed } from './small-school.ts'

const school = await openSmallSchool()
await addNotice(school.calls.admin, { title: 'Sports day' })
await addReport(school.calls.teacher, school.student._id)

/** Opens Home in a window of a phone's width. */
async function openHome(who?: Signed) {
  const person = who ? await school.openAs(who) : await school.openAsVisitor()
  const { page } = person
  await page.setViewportSize({ width: 360, height: 780 })
  const keys = new Keyboard(page)
  const banner = page.getByRole('banner')
  await person.go('/')
  return {
    person,
    page,
    keys,
    banner,
    main: page.locator('main'),
    heading: (name: string | RegExp) => page.getByRole('heading', { level: 1, name }),
    /** Opens a collapsed menu and activates one of its links or buttons. */
    async choose(name: string, { back = false } = {}) {
      await keys.activate(summary(banner), { back })
      await keys.activate(banner.getByRole('link', { name }).or(banner.getByRole('button', { name })))
    },
    expectSilence: () => assertNone(person.errors()),
  }
}

const summary = (menu: Locator) => menu.locator('summary')

test('a visitor closes the menu with Escape, which focuses its button, and follows a link of it to the login', async () => {
  const { person, keys, banner, heading, choose, expectSilence } = await openHome()
  const login = banner.getByRole('link', { name: 'Login' })
  await keys.to(summary(banner))
  assert.not(await login.isVisible(), 'folded')
  await keys.press('Enter')
  await keys.to(login)
  await keys.press('Escape')
  await login.waitFor({ state: 'hidden' })
  await waitForFocus(summary(banner))
  await keys.press('Enter')
  await keys.activate(login)
  await keys.waitFor(heading('Login'))
  assert.not(await login.isVisible(), 'folded again')

  // A plain user has the public pages and Logout.
  await keys.fill(person.field('User id'), school.user.userId)
  await keys.fill(person.field('Password'), school.user.password)
  await keys.press('Enter')
  await person.expectToast('Login Successfully')
  await choose('Contact', { back: true })
  await keys.waitFor(heading('Contact'))
  await choose('Logout', { back: true })
  await keys.waitFor(heading('Login'))
  expectSilence()
})

test('a student opens the own report', async () => {
  const { keys, main, heading, choose, expectSilence } = await openHome('student')
  await choose('Report')
  await keys.waitFor(heading('Your report'))
  // The button is disabled until the report has loaded.
  await keys.to(main.getByRole('button', { name: 'Print', disabled: false }))
  expectSilence()
})

test('a teacher sorts the stacked table and follows the links of a row', async () => {
  const { page, keys, main, heading, choose, expectSilence } = await openHome('teacher')
  await choose('Dashboard')
  await keys.waitFor(heading('Students'))
  await keys.activate(main.getByRole('button', { name: 'Name', exact: true }))
  await page.waitForURL('**/teacher/dashboard?sort=name')
  await keys.activate(main.getByRole('link', { name: 'Details Ann Lee' }))
  await keys.waitFor(heading('Ann Lee'))
  await keys.activate(main.getByRole('link', { name: 'Back' }), { back: true })
  await keys.waitFor(heading('Students'))
  await keys.activate(main.getByRole('link', { name: 'Report Ann Lee' }))
  await keys.waitFor(heading('Report of Ann Lee'))
  expectSilence()
})

test('an admin opens the lists by the one menu and uses the actions of their rows', async () => {
  const { page, keys, main, heading, choose, expectSilence } = await openHome('admin')
  await choose('Dashboard')
  await keys.waitFor(heading('Dashboard'))
  assert.is(await page.locator('summary:visible').count(), 1, 'one menu holds both')
  const top = await heading('Dashboard').boundingBox()
  assert.ok(top && top.y < 150, `the content begins at ${top?.y} px`)

  await choose('Notice detail', { back: true })
  await keys.waitFor(heading('Total Notice : 1'))
  await keys.activate(main.getByRole('link', { name: 'Details Sports day' }))
  await keys.waitFor(heading('Notice detail'))

  await choose('User info', { back: true })
  await keys.waitFor(heading(/^userLength/))
  await keys.activate(main.getByRole('button', { name: 'Actions parent' }))
  await keys.press('Enter')
  await keys.waitFor(page.getByRole('dialog'))
  await keys.press('Escape')
  expectSilence()
})

test.run()
