import * as assert from 'uvu/assert'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { axe, sidewaysScroll } from './axe.ts'
import { openBrowser } from './chromium.ts'
import { largeTextFindings } from './large-text.ts'
import { layoutShift } from './layout-shift.ts'
import { openSampleSchool, type SamplePage, type Who } from './sample-school.ts'
import { Visitor } from './visitor.ts'

/** What Web Vitals call good: a page that waits for its data keeps their place. */
const MOST_SHIFT = 0.1

/** What style decides: the elements are the same ones at every width. */
const LOOKS = ['color-contrast', 'link-in-text-block', 'target-size']

/**
 * Adds a test for every page of the portal that these people may see, on the sample school. On a phone: one h1, a title
 * of its own, a silent console, nothing sideways, no finding of axe, nothing that moves while it loads, and room for text
 * of twice the size. On a desk, in the dark, what style decides is looked at again.
 */
export async function testPagesOf(...people: Who[]): Promise<void> {
  const browser = await openBrowser()
  const { portal, pages, stored } = await openSampleSchool()
  let visitor: Visitor

  for (const page of pages.filter(({ as }) => people.includes(as))) {
    test(`${page.as}: ${page.name}`, async () => {
      const viewport = { width: 360, height: 900 }
      visitor = await Visitor.open(browser, portal.origin, { viewport, login: stored[page.as] })
      assertNone(await findingsOf(visitor, page))
    })
  }
  test.after.each(() => visitor?.leave())
  test.after(async () => {
    await browser.close()
    await portal.stop()
  })
}

async function findingsOf(visitor: Visitor, { path, name }: SamplePage): Promise<string[]> {
  const { page } = visitor
  // Without the font, so that what moves is moved by the page itself and not by the moment at which the font arrives.
  await page.route('**/*.woff2', (route) => route.abort())
  await visitor.go(path)
  await visitor.rest()
  assert.is(visitor.path(), decodeURI(path).split('?')[0])
  const shift = await layoutShift(page)
  // The browser itself notes the status of the page that is not there, and the font that is kept away.
  const isKnown = (line: string) => (name === 'lost' && line.includes('status of 404')) || line.includes('.woff2')
  const found = at(
    '360 px',
    (await visitor.findings()).filter((line) => !isKnown(line)),
  )
  if (shift > MOST_SHIFT) found.push(`moves about while it loads: a layout shift of ${shift.toFixed(3)}`)
  const title = await page.title()
  if (path !== '/' && !/. [–—|-] MY SCHOOL$/.test(title)) found.push(`has no title of its own: '${title}'`)

  found.push(...at('text of twice the size', await largeTextFindings(page)))

  // Without motion: what is not in sight yet would stay halfway between the two.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 900 })
  found.push(...at('1280 px, in the dark', await axe(page, LOOKS)))
  const wide = await sidewaysScroll(page)
  if (wide > 0) found.push(`1280 px: scrolls sideways by ${wide} px`)
  return found
}

const at = (where: string, lines: string[]) => lines.map((line) => `${where}: ${line}`)
