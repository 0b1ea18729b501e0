// needs: storybook, chromium
/** Each component's first story without a play function, shown as its custom element. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { serveFolder } from '../../tools/static-server.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { partFindings } from './axe.ts'
import { openBrowser } from './browser.ts'
import { type Entry, STORYBOOK, StoryPage, storybookEntries } from './stories.ts'

const browser = await openBrowser()
const storybook = await serveFolder(STORYBOOK)
// One page for all stories: each replaces the one before.
const storyPage = new StoryPage(browser, storybook.origin, { width: 360, theme: 'dark', direction: 'rtl' }, 'element')
test.after(async () => {
  await storyPage.close()
  storybook.close()
})

/** The tags of the elements. */
const { elements } = (await import(pathToFileURL(resolve('build/kit-entries.mjs')).href)) as {
  elements: { name: string }[]
}
const tags = elements.map(({ name }) => `kit-${name}`)
const tagOf = ({ title }: Entry) => `kit${(title.split('/').at(-1) ?? '').replace(/[A-Z]/g, '-$&').toLowerCase()}`

const stories = storybookEntries().filter(({ type, tags = [] }) => type === 'story' && !tags.includes('play-fn'))
const first = new Map<string, Entry>()
for (const story of stories) if (tags.includes(tagOf(story)) && !first.has(story.title)) first.set(story.title, story)

test('stories of components are shown as custom elements, without an error or an axe finding', async () => {
  const found: string[] = []
  let shown = 0
  for (const [title, story] of first) {
    const look = async (page: Page) => {
      const states = await page.evaluate(
        (tag) => [...document.querySelectorAll(`#storybook-root ${tag}`)].map((element) => !!element.shadowRoot),
        tagOf(story),
      )
      shown += states.length
      // A story with a render function of its own stays as it is.
      if (states.length === 0) return []
      return [...(states[0] ? [] : ['is not rendered']), ...(await partFindings(page))]
    }
    const lines = await storyPage.show(story, look)
    found.push(...lines.map((line) => `${title}: ${line}`))
  }
  assertNone(found)
  assert.ok(shown > 30, `${shown} elements`)
})

test.run()
