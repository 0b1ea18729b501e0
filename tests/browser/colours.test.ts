// needs: build, chromium
// shows: home, auth, notices, admin, paper
/**
 * A school with its own colours: the painted colours before and after the script runs, and whether texts can be read.
 * That every colour makes a theme with enough contrast is arithmetic: tests/ui-kit/theme.test.ts.
 */
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addNotice, addStudent } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { makeTheme, type ThemeName } from '../../ui-kit/theme/make-theme.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { axe } from './axe.ts'
import { openBrowser } from './browser.ts'
import { openSmallSchool, type Signed } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const browser = await openBrowser()
const school = await openSmallSchool()
const { admin } = school.calls
for (const grade of ['1', '1', '4']) await addStudent(admin, { grade })
await addNotice(admin)

const BURGUNDY = '#7a1f2b'
const LOOKS = ['color-contrast', 'link-in-text-block']
const PAGES: [path: string, who?: Signed][] = [
  ['/'],
  ['/notice-board'],
  ['/auth/login'],
  ['/no/such/page'],
  ['/admin/dashboard', 'admin'],
  ['/admin/dashboard/paper?kind=cards&class=all', 'admin'],
]

const paint = async (...colours: string[]) => {
  const { body } = await changeSchool(admin, { colours })
  assert.ok(body.success, body.message)
}

/** A colour as the browser computes it. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
/** The colours of the header by makeTheme. */
const frame = (colour: string, theme: ThemeName) =>
  rgb(makeTheme({ primary: colour }).tokens[theme]['--kit-color-frame'])
const headerColour = (page: Page) =>
  page.locator('.kit-site-header').evaluate((header) => getComputedStyle(header).backgroundColor)

test('each page has the colours, can be read in both themes, and breaks no policy', async () => {
  await paint(BURGUNDY)
  const people = { visitor: await school.openAsVisitor(), admin: await school.openAs('admin') }
  const found: string[] = []
  for (const [path, who] of PAGES) {
    const visitor: Visitor = who ? people.admin : people.visitor
    const { page } = visitor
    await visitor.go(path)
    await visitor.rest()
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      found.push(...(await axe(page, LOOKS)).map((line) => `${path}, ${theme}: ${line}`))
      assert.is(await headerColour(page), frame(BURGUNDY, theme), `${path}, ${theme}`)
    }
    const isKnown = (line: string) => path === '/no/such/page' && line.includes('status of 404')
    found.push(...visitor.errors().filter((line) => !isKnown(line)))
  }
  assertNone(found)
})

test('the first paint has the colours, without a script', async () => {
  const context = await browser.newContext({ baseURL: school.portal.origin, javaScriptEnabled: false })
  const page = await context.newPage()
  await paint()
  await page.goto('/')
  assert.is.not(await headerColour(page), rgb(BURGUNDY))
  await paint(BURGUNDY)
  await page.reload()
  assert.is(await headerColour(page), rgb(BURGUNDY))
  await page.emulateMedia({ colorScheme: 'dark' })
  assert.is(await headerColour(page), frame(BURGUNDY, 'dark'))
  await context.close()
})

test('the theme that is chosen in the footer has them too, and a card on white paper those of the light one', async () => {
  await paint(BURGUNDY)
  const { page } = await school.openAs('admin')
  await page.goto('/admin/dashboard/paper?kind=cards&class=all')
  await page.getByLabel('Appearance').selectOption('Chalkboard')
  assert.is(await headerColour(page), frame(BURGUNDY, 'dark'))
  const line = page.locator('.card-school').first()
  assert.is(await line.evaluate((element) => getComputedStyle(element).borderBottomColor), rgb(BURGUNDY))
})

test.run()
