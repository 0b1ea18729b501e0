// needs: build, chromium
// long
/**
 * Every page of the portal, on the sample school, as each of those who may see it; on a phone and on a desk, light
 * and dark: one h1, a title of its own, a silent console, nothing sideways, nothing that moves while it loads, no
 * finding of axe.
 */

import * as assert from 'uvu/assert'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { axe } from './axe.ts'
import { openBrowser } from './chromium.ts'
import { layoutShift } from './layout-shift.ts'
import { openSampleSchool, type SamplePage, type Who } from './sample-school.ts'
import { Visitor } from './visitor.ts'

/** What Web Vitals call good: a page that waits for its data keeps their place. */
const MOST_SHIFT = 0.1

const browser = await openBrowser()
const { portal, pages, kept } = await openSampleSchool(browser)
const findings = new Map<SamplePage, string[]>(pages.map((page) => [page, []]))
const titles = new Map<string, Set<string>>()

await Promise.all([360, 1280].map(walk))
await browser.close()
await portal.stop()

async function walk(width: number): Promise<void> {
  for (const who of new Set(pages.map((page) => page.as))) {
    const visitor = await arriveAs(who, width)
    for (const page of pages.filter(({ as }) => as === who)) {
      const lines = await look(visitor, page).catch((error) => [String(error)])
      findings.get(page)?.push(...lines.map((line) => `${width} px: ${line}`))
    }
    await visitor.leave()
  }
}

function arriveAs(who: Who, width: number): Promise<Visitor> {
  return Visitor.arrive(browser, portal.origin, { viewport: { width, height: 900 }, storageState: kept[who] })
}

async function look(visitor: Visitor, { path, name }: SamplePage): Promise<string[]> {
  const { page } = visitor
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
  await visitor.go(path)
  await visitor.rest()
  // The browser itself notes the status of the page that is not there.
  const isStatus = (line: string) => name === 'lost' && line.includes('status of 404')
  const found = (await visitor.findings()).filter((line) => !isStatus(line))
  if (visitor.path() !== new URL(path, portal.origin).pathname) found.push(`led to ${visitor.path()}`)
  const shift = await layoutShift(page)
  if (shift > MOST_SHIFT) found.push(`moves about while it loads: a layout shift of ${shift.toFixed(3)}`)
  const title = await page.title()
  titles.set(title, (titles.get(title) ?? new Set()).add(path))
  // Without motion: what is not in sight yet would stay halfway between the two.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await axe(page, ['color-contrast', 'link-in-text-block'])
  return [...found, ...dark.map((line) => `in the dark: ${line}`)]
}

for (const page of pages) {
  test(`${page.as}: ${page.name}`, () => assertNone(findings.get(page) ?? ['not seen']))
}

test('each page but Home has a title of its own before the name of the school', () => {
  for (const [title, paths] of titles) assert.ok(paths.has('/') || / [–—|-] MY SCHOOL$/.test(title), title)
})

test.run()
