// needs: storybook, chromium
// long
/**
 * Every story of the built Storybook in light, dark and right to left, on a phone and on a desk: its play function
 * passes, the console stays silent, axe finds nothing, nothing scrolls sideways.
 * `STORY=notice-card` looks at those alone that have this in their id.
 */
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { axe, sidewaysScroll } from './axe.ts'
import { openBrowser } from './chromium.ts'
import { serveFolder } from './static-server.ts'
import { type Entry, readDocumentation, type Setting, STORYBOOK, StoryPage, storybookEntries } from './stories.ts'

// A story is opened and played twice: on a phone from left to right, on a desk from right to left. There it is turned
// over in place, to the dark and to the other direction, for what comes of them is the style sheet's alone.
const settings: Setting[] = [
  { width: 360, theme: 'light', direction: 'ltr' },
  { width: 1280, theme: 'light', direction: 'rtl' },
]

const bare = (text: string) => text.replaceAll('-', '')
const entries = storybookEntries().filter(({ id }) => bare(id).includes(bare(process.env.STORY ?? '')))
const stories = entries.filter(({ type }) => type === 'story')
/** Those with a text of their own; the others are all made in one way: their data is read, and one of them is opened. */
const docs = entries.filter(({ type, importPath }) => type === 'docs' && importPath.endsWith('.mdx'))

/** By story: what was wrong, and where. */
const findings = new Map<string, Map<string, string[]>>(entries.map(({ id }) => [id, new Map()]))

const browser = await openBrowser()
const storybook = await serveFolder(STORYBOOK)
// Storybook rests for a tenth of a second after each story: several walk at once.
const everyOther = [0, 1].map((half) => stories.filter((_, index) => index % 2 === half))
await Promise.all([
  ...settings.flatMap((setting) => everyOther.map((half) => walk(half, setting, look))),
  walk(docs, { width: 1280, theme: 'light', direction: 'ltr' }, async () => []),
])

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
  const other = direction === 'ltr' ? 'rtl' : 'ltr'
  const lines = [...(await axe(page)), ...(await wide(page))]
  await turn(page, { direction: other, theme: 'dark' })
  const turned = [...(await axe(page, ['color-contrast', 'link-in-text-block', 'target-size'])), ...(await wide(page))]
  await turn(page, { direction, theme: 'light' })
  return [...lines, ...turned.map((line) => `in the dark, ${other}: ${line}`)]
}

async function wide(page: Page): Promise<string[]> {
  const pixels = await sidewaysScroll(page)
  return pixels > 0 ? [`scrolls sideways by ${pixels} px`] : []
}

/** Turns the page over at once: what fades from one colour to the other is none of the states to be seen. */
function turn(page: Page, to: Partial<Setting>): Promise<void> {
  return page.evaluate(({ theme, direction }) => {
    const still = document.head.appendChild(document.createElement('style'))
    still.textContent = '*, ::before, ::after { transition: none !important }'
    if (theme) document.documentElement.dataset.theme = theme
    if (direction) document.documentElement.dir = direction
    // Asking for a computed value makes the browser apply both, before the transitions come back.
    getComputedStyle(document.body).color
    still.remove()
  }, to)
}

for (const { id, title, name } of [...stories, ...docs]) {
  test(`${title}: ${name}`, () => {
    const lines = [...(findings.get(id) ?? [])].map(([line, where]) => `${line} (${where.join(', ')})`)
    assertNone(lines)
  })
}

test('stories are shown in the looks that are asked for', async () => {
  const storyPage = new StoryPage(browser, storybook.origin, { width: 1280, theme: 'dark', direction: 'rtl' })
  const lines = await storyPage.show(stories[0] as Entry, (page) =>
    page.evaluate(() => [`${document.documentElement.dataset.theme} ${document.documentElement.dir}`]),
  )
  assert.equal(lines, ['dark rtl'])
  await storyPage.close()
})

/** A story of each component that has a documentation page made for it. */
const documented = entries
  .filter(({ type, importPath }) => type === 'docs' && !importPath.endsWith('.mdx'))
  .flatMap(({ title }) => stories.find((story) => story.title === title) ?? [])

test('a component’s documentation says what it is, and what each of its props is for', async () => {
  const page = await browser.newPage()
  await page.goto(`${storybook.origin}/iframe.html?id=${documented[0]?.id}`)
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.ready().then(() => true)')
  const found = await readDocumentation(
    page,
    documented.map(({ id }) => id),
  )
  await page.close()
  assertNone(
    documented.flatMap(({ id, title }) => {
      const { words = '', props = [] } = found[id] ?? {}
      return [
        ...(words ? [] : [`${title} is not described`]),
        ...(props.length > 0 ? [] : [`${title} lists no props`]),
        ...props.filter((prop) => !prop.words).map(({ name }) => `${title}: nothing is said of ${name}`),
      ]
    }),
  )
})

test('that is what the documentation page shows', async () => {
  const page = await browser.newPage()
  await page.goto(`${storybook.origin}/iframe.html?viewMode=docs&id=actions-button--docs`)
  const prop = page.getByRole('row', { name: /^variant/ })
  await prop.getByText('danger').first().waitFor()
  const words = (await prop.innerText()).replace(/\s+/g, ' ')
  assert.match(words, 'for the one thing to do here')
})

test.after(async () => {
  storybook.close()
  await browser.close()
})

test.run()
