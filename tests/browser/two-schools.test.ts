// needs: build, chromium
// long
/**
 * Two schools that differ in all their settings, made of a file of settings alone: `npm run settings -- import`. The pages
 * of the first one are read in Urdu.
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
let visitor: Visitor
test.after.each(() => visitor?.leave())

const languages = { primary: 'ur', secondary: 'en' }

for (const [name, language] of Object.entries(languages)) {
  const { portal, pages, stored } = await openSampleSchool(`docs/schools/${name}.json`)
  test.after(() => portal.stop())
  const school = JSON.parse(readFileSync(`docs/schools/${name}.json`, 'utf8')).settings as SchoolSettings

  // One visitor for all pages of a person: a new one for each page takes twice the time.
  for (const who of new Set(pages.map(({ as }) => as)))
    test(`${name}: every page of the ${who} can be read in both themes, and has no text of the sample`, async () => {
      visitor = await Visitor.open(browser, portal.origin, { login: stored[who] })
      await visitor.page.context().addCookies([{ name: 'language', value: language, url: portal.origin }])
      const found: string[] = []
      for (const { name: pageName, path, title } of pages.filter(({ as }) => as === who)) {
        await visitor.go(path)
        await visitor.rest()
        const say = (lines: string[]) => found.push(...lines.map((line) => `${pageName}: ${line}`))
        // Each title in English; the others are those of the catalog.
        if (language === 'en' && (await visitor.page.title()) !== title)
          await visitor.page.waitForFunction((expected) => document.title === expected, title)
        for (const colorScheme of ['light', 'dark'] as const) {
          await visitor.page.emulateMedia({ colorScheme })
          say((await pageFindings(visitor.page, LOOKS)).map((line) => `${colorScheme}: ${line}`))
        }
        say(await visitor.page.evaluate(wrongLanguage, language))
        const html = await visitor.page.content()
        if (who === 'visitor') say(FOREIGN.filter((text) => html.includes(text)))
      }
      assertNone(found)
    })

  test(`${name}: its classes, in its order, are what a list is filtered by`, async () => {
    visitor = await Visitor.open(browser, portal.origin, { login: stored.admin })
    await visitor.go('/admin/dashboard/Student-detail')
    await visitor.rest()
    const options = visitor.page.getByRole('combobox', { name: 'Class' }).getByRole('option')
    const shown = (await options.allInnerTexts()).filter((text) => school.classes.includes(text))
    assert.equal(shown, school.classes)
  })

  test(`${name}: a login has the ending that the school has chosen`, () => {
    assert.match(JSON.stringify(stored.student), `${school.userIds.suffix}"`)
  })

  test(`${name}: it has the pages for visitors that it shows, and no other`, async () => {
    const status = async (path: string) => (await fetch(portal.origin + path)).status
    const { about, contact, questions } = school.pages
    assert.equal(
      [await status('/about'), await status('/contact'), await status('/qna')],
      [about, contact, questions].map((shown) => (shown ? 200 : 404)),
    )
  })
}

/** Runs in the page: it has the direction of its language, fetches a face for Arabic letters only for them, and fits. */
function wrongLanguage(language: string): string[] {
  const { lang, dir, scrollWidth, clientWidth } = document.documentElement
  const isRightToLeft = language === 'ur'
  const faces = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
  const naskh = faces.filter(({ name }) => /naskh/.test(name)).length
  return [
    lang === language ? '' : `has the language ${lang}`,
    dir === (isRightToLeft ? 'rtl' : '') ? '' : `has the direction '${dir}'`,
    naskh === Number(isRightToLeft) ? '' : `fetches ${naskh} files of the face for Arabic letters`,
    scrollWidth > clientWidth ? `scrolls sideways by ${scrollWidth - clientWidth} px` : '',
  ].filter(Boolean)
}

test.run()
