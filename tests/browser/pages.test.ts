// needs: build, chromium, sample
// smoke
// long
/**
 * Every page of the sample school that somebody may see, the report pages as admins see them. On a phone: one h1, its
 * title, no console output, no horizontal scrolling, no axe finding, no layout shift, and no cut text at twice the font
 * size. On a desktop: no horizontal scrolling, and nothing too small to be clicked. That what can be read in the light
 * theme can be read in the dark one is arithmetic (tests/ui-kit/tokens.test.ts), since pages have no colours of their own
 * (tests/portal/styles.test.ts); the pages of colours.test.ts are looked at in both.
 */
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { pageFindings } from './axe.ts'
import { openBrowser } from './browser.ts'
import { largeTextFindings } from './large-text.ts'
import { layoutShift } from './layout-shift.ts'
import { isPageOfAdmins, openSampleSchool, type SamplePage, type Who } from './sample-school.ts'
import { Visitor } from './visitor.ts'

/** A good Cumulative Layout Shift by Web Vitals. A page that loads data has to reserve space for them. */
const MOST_SHIFT = 0.1

/** The rule that depends on the width. */
const SIZES = ['target-size']

const browser = await openBrowser()
const { portal, pages, stored } = await openSampleSchool()

/** Each person opens one page after another in the same tab. */
const people = new Map<Who, Visitor>()
test.after(async () => {
  await Promise.all([...people.values()].map((visitor) => visitor.leave()))
  await portal.stop()
})

async function visitorFor(who: Who): Promise<Visitor> {
  const visitor = people.get(who) ?? (await Visitor.open(browser, portal.origin, { login: stored[who] }))
  if (!people.has(who)) await blockFonts(visitor.page)
  people.set(who, visitor)
  return visitor
}

for (const page of pages.filter((page) => !isPageOfAdmins(page)))
  test(`${page.as}: ${page.name}`, async () => assertNone(await findingsOf(await visitorFor(page.as), page)))

async function findingsOf(visitor: Visitor, { path, name, title }: SamplePage): Promise<string[]> {
  const { page } = visitor
  await page.setViewportSize({ width: 360, height: 900 })
  await visitor.go(path)
  await visitor.rest()
  assert.is(visitor.path(), decodeURI(path).split('?')[0])
  const shift = await layoutShift(page)
  // A control that is half covered by a bar at the foot is scrolled free of it; axe would report it as too small.
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>('.report-form [data-part="actions"]'))
      bar.style.position = 'static'
  })
  // The browser logs the status of the 404 page and the blocked font.
  const isKnown = (line: string) => (name === 'lost' && line.includes('status of 404')) || line.includes('.woff2')
  const found = at(
    '360 px',
    (await visitor.findings()).filter((line) => !isKnown(line)),
  )
  if (shift > MOST_SHIFT) found.push(`moves about while it loads: a layout shift of ${shift.toFixed(3)}`)
  // The name of a student may be in a response that comes late. If it does not come, the title below says it.
  if ((await page.title()) !== title)
    await page.waitForFunction((expected) => document.title === expected, title).catch(() => {})
  const shown = await page.title()
  if (shown !== title) found.push(`has the title '${shown}', not '${title}'`)

  // The form is the one that adds a record.
  if (name.endsWith('-update')) return found

  found.push(...at('text of twice the size', await largeTextFindings(page)))

  await page.setViewportSize({ width: 1280, height: 900 })
  found.push(...at('1280 px', await pageFindings(page, SIZES)))
  return found
}

/**
 * Without the font the layout shift does not depend on when the font loads. Not by `page.route`, which turns off the
 * browser's cache and sends every request through this process.
 */
async function blockFonts(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setBlockedURLs', { urls: ['*.woff2'] })
}

const at = (where: string, lines: string[]) => lines.map((line) => `${where}: ${line}`)

test.run()
