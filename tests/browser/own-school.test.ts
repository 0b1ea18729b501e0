// needs: build, chromium
/**
 * A school that differs from the sample in all its settings, made only from a file of settings (`npm run settings --
 * import`), read in Urdu. That each theme has enough contrast is arithmetic: tests/ui-kit/theme.test.ts; pages in the
 * dark theme of a school: colours.test.ts.
 */
import { readFileSync } from 'node:fs'
import * as assert from 'uvu/assert'
import type { SchoolSettings } from '#contract'
import { defaultSettings } from '#contract/school/defaults'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { pageFindings } from './axe.ts'
import { openBrowser } from './browser.ts'
import { LOOKS } from './pages.ts'
import { openSampleSchool } from './sample-school.ts'
import { Visitor } from './visitor.ts'

const FILE = 'docs/schools/primary.json'
/** Those that show the most of what a school decides. */
const PAGES = {
  visitor: ['home', 'board', 'about', 'contact'],
  student: ['report'],
  admin: ['dashboard', 'students', 'paper'],
} as const

/** Texts that only the sample's settings have: none of them may be on a page for visitors. */
const FOREIGN = [
  defaultSettings.identity.name,
  defaultSettings.identity.line,
  ...defaultSettings.contact.address,
  ...defaultSettings.contact.phones,
  ...defaultSettings.about.team.map(({ name }) => name),
  ...defaultSettings.questions.map(({ question }) => question),
  ...defaultSettings.home.slides.map(({ heading }) => heading),
]

const browser = await openBrowser()
const { portal, pages, stored } = await openSampleSchool(FILE)
const school = JSON.parse(readFileSync(FILE, 'utf8')).settings as SchoolSettings
let visitor: Visitor
test.after.each(() => visitor?.leave())
test.after(() => portal.stop())

for (const [who, names] of Object.entries(PAGES) as [keyof typeof PAGES, readonly string[]][])
  test(`pages of the ${who} can be read, and have no text of the sample`, async () => {
    visitor = await Visitor.open(browser, portal.origin, { login: stored[who] })
    await visitor.page.context().addCookies([{ name: 'language', value: 'ur', url: portal.origin }])
    const found: string[] = []
    const own = pages.filter(({ as, name }) => as === who && names.includes(name))
    assert.is(own.length, names.length)
    for (const { name, path } of own) {
      await visitor.go(path)
      await visitor.rest()
      const say = (lines: string[]) => found.push(...lines.map((line) => `${name}: ${line}`))
      say(await pageFindings(visitor.page, LOOKS))
      say(await visitor.page.evaluate(notInUrdu))
      const html = await visitor.page.content()
      if (who === 'visitor') say(FOREIGN.filter((text) => html.includes(text)))
    }
    assertNone(found)
  })

test('its classes, in its order, are what a list is filtered by', async () => {
  visitor = await Visitor.open(browser, portal.origin, { login: stored.admin })
  await visitor.go('/admin/dashboard/Student-detail')
  await visitor.rest()
  const options = visitor.page.getByRole('combobox', { name: 'Class' }).getByRole('option')
  const shown = (await options.allInnerTexts()).filter((text) => school.classes.includes(text))
  assert.equal(shown, school.classes)
})

test('a login has the ending that the school has chosen', () => {
  assert.match(JSON.stringify(stored.student), `${school.userIds.suffix}"`)
})

/**
 * Runs in the page: it has the direction of Urdu, fetches the face for Arabic letters once, fits, and a slide that is not
 * in Urdu begins where its heading does.
 */
function notInUrdu(): string[] {
  const { lang, dir, scrollWidth, clientWidth } = document.documentElement
  const faces = performance.getEntriesByType('resource').filter(({ name }) => /naskh.*\.woff2$/.test(name)).length
  const [slide, heading] = ['[data-part=text] > p', '[data-part=heading]'].map((part) => {
    const range = document.createRange()
    // A range over the whole paragraph has the box of that.
    range.selectNodeContents(document.querySelector(`.kit-carousel ${part}`)?.firstChild ?? document.body)
    return Math.round(range.getBoundingClientRect().right)
  })
  return [
    slide === heading ? '' : `a slide ends at ${slide} px and its heading at ${heading}`,
    lang === 'ur' ? '' : `has the language ${lang}`,
    dir === 'rtl' ? '' : `has the direction '${dir}'`,
    faces === 1 ? '' : `fetches ${faces} files of the face for Arabic letters`,
    scrollWidth > clientWidth ? `scrolls sideways by ${scrollWidth - clientWidth} px` : '',
  ].filter(Boolean)
}

test.run()
