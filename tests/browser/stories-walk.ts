import type { Page } from 'playwright-core'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { axe, sidewaysScroll } from './axe.ts'
import { openBrowser } from './browser.ts'
import { serveFolder } from './static-server.ts'
import { type Setting, STORYBOOK, StoryPage, storybookEntries } from './stories.ts'

const PHONE: Setting = { width: 360, theme: 'light', direction: 'ltr' }
const DESK: Setting = { width: 1280, theme: 'dark', direction: 'rtl' }

/**
 * Adds a test for each story of the built Storybook whose number, modulo `parts`, is `part`. Its play function passes
 * on a phone, in the light theme, from left to right. In this setting, and on a desktop in the dark theme from right to
 * left, there is no console output, no axe finding and no horizontal scrolling.
 */
export async function testStories(part: number, parts: number): Promise<void> {
  const stories = storybookEntries().filter(({ type }) => type === 'story')
  const browser = await openBrowser()
  const storybook = await serveFolder(STORYBOOK)
  // One page for all stories: each replaces the one before. After a failure a new page is opened.
  const storyPage = new StoryPage(browser, storybook.origin, PHONE)

  for (const [index, story] of stories.entries()) {
    if (index % parts !== part) continue
    test(`${story.title}: ${story.name}`, async () => assertNone(await storyPage.show(story, look)))
  }
  test.after(async () => {
    await storyPage.close()
    storybook.close()
  })
}

async function look(page: Page): Promise<string[]> {
  const found = at('on a phone', [...(await axe(page)), ...(await wide(page))])
  await turn(page, DESK)
  // The elements are the same: only the checks that depend on style run again.
  const turned = [...(await axe(page, ['color-contrast', 'link-in-text-block', 'target-size'])), ...(await wide(page))]
  found.push(...at('on a desk, in the dark, from right to left', turned))
  await turn(page, PHONE)
  return found
}

async function wide(page: Page): Promise<string[]> {
  const pixels = await sidewaysScroll(page)
  return pixels > 0 ? [`scrolls sideways by ${pixels} px`] : []
}

/** Applies a setting without transitions, so that no colour between two themes is checked. */
async function turn(page: Page, { width, theme, direction }: Setting): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(
    (to) => {
      const still = document.head.appendChild(document.createElement('style'))
      still.textContent = '*, ::before, ::after { transition: none !important }'
      document.documentElement.dataset.theme = to.theme
      document.documentElement.dir = to.direction
      // Reading a computed value makes the browser apply both before the transitions are enabled again.
      getComputedStyle(document.body).color
      still.remove()
    },
    { theme, direction },
  )
}

const at = (where: string, lines: string[]) => lines.map((line) => `${where}: ${line}`)
