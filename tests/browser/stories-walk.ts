import type { Page } from 'playwright-core'
import { serveFolder } from '../../tools/static-server.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { partFindings, sidewaysScroll } from './axe.ts'
import { openBrowser } from './browser.ts'
import { inPseudoLanguage, textsCutOff, textsOutside } from './kit-texts.ts'
import { type Entry, type Setting, STORYBOOK, StoryPage, storybookEntries, turnViewport } from './stories.ts'

const PHONE: Setting = { width: 360, theme: 'light', direction: 'ltr' }
const DESK: Setting = { width: 1280, theme: 'dark', direction: 'rtl' }

/** Not a page about the whole kit, or a page of the portal. */
const isComponent = (title: string) => !/^(Foundations|Screens)/.test(title)

/** About the kit, and small: the colours and the second school have thousands of elements, tested elsewhere. */
const isSmallPage = (title: string) => /^Foundations\/(?!Colour|Second school)/.test(title)

/** The stories that show the most of a component. */
const SHOWS_MOST = ['All variants', 'Long text', 'Tones', 'With error']

/** Stories that have the elements of others: more of them, in less room, or from right to left. */
const SAME_ELEMENTS = ['Right to left', 'Narrow', 'Many items', 'Ten thousand', 'Thousand options']

/** Whether axe finds nothing else in it than in the other stories of the component. */
const isLikeOthers = ({ name, tags = [] }: Entry) => SAME_ELEMENTS.includes(name) && !tags.includes('play-fn')

/**
 * Adds a test for each story of the built Storybook in one of `parts` equal parts of the list: every second, since whole
 * pages follow one another in it and take longer than components. Its play function passes on a phone, in the light
 * theme, from left to right, with no console output, no horizontal scrolling and, of a component, no axe finding: axe is
 * not run again on the same elements. Of each component the stories that show the most, or else the first, are also
 * looked at in the pseudo-language, and on a desktop in the dark theme from right to left: the others have the same
 * styles. Pages about the kit are too. Whole pages are looked at like this, and with axe, in the portal: pages.test.ts and
 * languages.test.ts.
 */
export async function testStories(part: number, parts: number): Promise<void> {
  // The gallery is tested in storybook.test.ts.
  const stories = storybookEntries().filter(({ type, title }) => type === 'story' && title !== 'Welcome')
  const browser = await openBrowser()
  const storybook = await serveFolder(STORYBOOK)
  // One page for all stories: each replaces the one before. After a failure a new page is opened.
  const storyPage = new StoryPage(browser, storybook.origin, PHONE)

  const lookedAtTwice = new Set<Entry>()
  for (const [title = '', own = []] of Map.groupBy(stories, ({ title }) => title)) {
    if (!isComponent(title)) continue
    const most = own.filter(({ name }) => SHOWS_MOST.includes(name))
    for (const story of most.length > 0 ? most : own.slice(0, 1)) lookedAtTwice.add(story)
  }

  for (const story of stories.filter((_, index) => index % parts === part)) {
    const look = async (page: Page) => {
      if (isSmallPage(story.title)) return [...(await sideways(page, PHONE)), ...(await findings(page, DESK))]
      if (!isComponent(story.title) || isLikeOthers(story)) return sideways(page, PHONE)
      const found = await findings(page, PHONE)
      if (!lookedAtTwice.has(story)) return found
      await inPseudoLanguage(page)
      found.push(...(await textsOutside(page)), ...(await textsCutOff(page)))
      found.push(...(await findings(page, DESK)), ...(await textsCutOff(page)))
      return found
    }
    test(`${story.title}: ${story.name}`, async () => assertNone(await storyPage.show(story, look)))
  }
  test.after(async () => {
    await storyPage.close()
    storybook.close()
  })
}

/** Puts the page into a setting, and looks at it. The elements are the same in both: on a desk only style is checked. */
async function findings(page: Page, setting: Setting): Promise<string[]> {
  if (page.viewportSize()?.width !== setting.width) await turn(page, setting)
  const rules = setting === PHONE ? undefined : ['color-contrast', 'link-in-text-block', 'target-size']
  const found = await partFindings(page, rules)
  return found.map((line) => `${placeOf(setting)}: ${line}`)
}

async function sideways(page: Page, setting: Setting): Promise<string[]> {
  const pixels = await sidewaysScroll(page)
  return pixels > 0 ? [`${placeOf(setting)}: scrolls sideways by ${pixels} px`] : []
}

const placeOf = (setting: Setting) => (setting === PHONE ? 'on a phone' : 'on a desk, in the dark, from right to left')

/** Applies a setting without transitions, so that no colour between two themes is checked. */
async function turn(page: Page, setting: Setting): Promise<void> {
  await turnViewport(page, setting)
  await page.evaluate((to) => {
    const still = document.head.appendChild(document.createElement('style'))
    still.textContent = '*, ::before, ::after { transition: none !important }'
    document.documentElement.dataset.theme = to.theme
    document.documentElement.dir = to.direction
    // Reading a computed value makes the browser apply both before the transitions are enabled again.
    getComputedStyle(document.body).color
    still.remove()
  }, setting)
}
