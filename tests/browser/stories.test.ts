// needs: storybook, chromium
/**
 * Opens every story of the built Storybook in light, dark and right to left, on a phone and on a desk: its play
 * function passes, the console stays silent, axe finds nothing, nothing scrolls sideways.
 * `STORY=notice-card` looks at those alone that have this in their id.
 */
import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { assertNone } from '../lines.ts'
import { axe, sidewaysScroll } from './axe.ts'
import { openBrowser } from './chromium.ts'
import { serveFolder } from './static-server.ts'
import { type Entry, type Setting, STORYBOOK, StoryPage, storybookEntries } from './stories.ts'

// Each setting has a page of its own, and the pages walk through the stories side by side. Dark is no setting: it
// changes colours alone, so the theme is turned over where the story stands, and its contrast measured again.
const settings: Setting[] = ([360, 1280] as const).flatMap((width) =>
  (['ltr', 'rtl'] as const).map((direction) => ({ width, theme: 'light', direction })),
)

const bare = (text: string) => text.replaceAll('-', '')
const entries = storybookEntries().filter(({ id }) => bare(id).includes(bare(process.env.STORY ?? '')))
const stories = entries.filter(({ type }) => type === 'story')
const docs = entries.filter(({ type }) => type === 'docs')

/** By story: what was wrong, and in which settings. */
const findings = new Map<string, Map<string, string[]>>(entries.map(({ id }) => [id, new Map()]))

const browser = await openBrowser()
const storybook = await serveFolder(STORYBOOK)
await Promise.all([
  ...settings.map((setting) => walk(stories, setting, look)),
  // A documentation page is Storybook's own: that it opens without an error is enough.
  walk(docs, { width: 1280, theme: 'light', direction: 'ltr' }, async () => []),
])
storybook.close()
await browser.close()

type Look = (page: Page, setting: Setting) => Promise<string[]>

async function walk(entries: readonly Entry[], setting: Setting, look: Look): Promise<void> {
  const storyPage = new StoryPage(browser, storybook.origin, setting)
  for (const entry of entries)
    for (const line of await storyPage.show(entry, (page) => look(page, setting))) {
      const where = `${setting.width} px ${setting.direction}`
      findings.get(entry.id)?.set(line, [...(findings.get(entry.id)?.get(line) ?? []), where])
    }
}

async function look(page: Page, { direction }: Setting): Promise<string[]> {
  const lines = await axe(page)
  const wide = await sidewaysScroll(page)
  if (wide > 0) lines.push(`scrolls sideways by ${wide} px`)
  if (direction === 'ltr') lines.push(...(await inTheDark(page)))
  return lines
}

async function inTheDark(page: Page): Promise<string[]> {
  await turn(page, 'dark')
  const lines = await axe(page, ['color-contrast', 'link-in-text-block'])
  await turn(page, 'light')
  return lines.map((line) => `in the dark: ${line}`)
}

/** Turns the theme over at once: what fades from one colour to the other is none of the states to be seen. */
function turn(page: Page, theme: Setting['theme']): Promise<void> {
  return page.evaluate((name) => {
    const still = document.head.appendChild(document.createElement('style'))
    still.textContent = '*, ::before, ::after { transition: none !important }'
    document.documentElement.dataset.theme = name
    // Asking for a computed value makes the browser apply both, before the transitions come back.
    getComputedStyle(document.body).color
    still.remove()
  }, theme)
}

for (const { id, title, name } of entries) {
  test(`${title}: ${name}`, () => {
    const lines = [...(findings.get(id) ?? [])].map(([line, where]) => `${line} (${where.join(', ')})`)
    assertNone(lines)
  })
}

test('there are stories', () => {
  assert.ok(stories.length > 0)
})

test.run()
