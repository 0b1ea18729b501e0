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

// Each setting has a page of its own, and the four pages walk through the stories side by side. Dark is no setting:
// it changes colours alone, so the theme is turned over where the story stands, and its contrast measured again.
const settings: Setting[] = ([360, 1280] as const).flatMap((width) =>
  (['ltr', 'rtl'] as const).map((direction) => ({ width, theme: 'light', direction })),
)

// Stories first: after a documentation page the next entry needs a new page.
const bare = (text: string) => text.replaceAll('-', '')
const entries = storybookEntries()
  .filter(({ id }) => bare(id).includes(bare(process.env.STORY ?? '')))
  .sort((a, b) => b.type.localeCompare(a.type))

/** By story: what was wrong, and in which settings. */
const findings = new Map<string, Map<string, string[]>>(entries.map(({ id }) => [id, new Map()]))

const browser = await openBrowser()
const storybook = await serveFolder(STORYBOOK)
await Promise.all(settings.map(walk))
storybook.close()
await browser.close()

async function walk(setting: Setting): Promise<void> {
  const storyPage = new StoryPage(browser, storybook.origin, setting)
  for (const entry of entries) {
    // A documentation page is Storybook's own: that it opens is seen once.
    if (entry.type === 'docs' && setting !== settings[0]) continue
    for (const line of await storyPage.show(entry, (page) => look(page, entry, setting))) {
      const where = `${setting.width} px ${setting.direction}`
      findings.get(entry.id)?.set(line, [...(findings.get(entry.id)?.get(line) ?? []), where])
    }
  }
}

async function look(page: Page, { type }: Entry, { direction }: Setting): Promise<string[]> {
  if (type === 'docs') return []
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
  assert.ok(entries.some(({ type }) => type === 'story'))
})

test.run()
