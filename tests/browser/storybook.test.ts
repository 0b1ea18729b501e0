// needs: storybook, chromium
/** The toolbar and the documentation pages of the Storybook. */
import * as assert from 'uvu/assert'
import { facts } from '../../.storybook/facts/facts.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { openBrowser } from './chromium.ts'
import { serveFolder } from './static-server.ts'
import { type Entry, readDocumentation, STORYBOOK, StoryPage, storybookEntries } from './stories.ts'

const entries = storybookEntries()
const stories = entries.filter(({ type }) => type === 'story')
/** Hand-written pages. The others are generated: their data is checked, and only one of them is opened. */
const docs = entries.filter(({ type, importPath }) => type === 'docs' && importPath.endsWith('.mdx'))
const browser = await openBrowser()
const storybook = await serveFolder(STORYBOOK)

for (const entry of docs) {
  test(`${entry.title}: ${entry.name}`, async () => {
    const storyPage = new StoryPage(browser, storybook.origin, { width: 1280, theme: 'light', direction: 'ltr' })
    assertNone(await storyPage.show(entry, async () => []))
    await storyPage.close()
  })
}

test('stories are shown in the theme and direction of the toolbar', async () => {
  const storyPage = new StoryPage(browser, storybook.origin, { width: 1280, theme: 'dark', direction: 'rtl' })
  const lines = await storyPage.show(stories[0] as Entry, (page) =>
    page.evaluate(() => [`${document.documentElement.dataset.theme} ${document.documentElement.dir}`]),
  )
  assert.equal(lines, ['dark rtl'])
  await storyPage.close()
})

/** One story of each component with a generated documentation page. */
const documented = entries
  .filter(({ type, importPath }) => type === 'docs' && !importPath.endsWith('.mdx'))
  .flatMap(({ title }) => stories.find((story) => story.title === title) ?? [])

test('the documentation of each component says when to use it, and of each prop what it is', async () => {
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
      const { description = '', props = [] } = found[id] ?? {}
      return [
        ...(description ? [] : [`${title} is not described`]),
        ...(props.length > 0 ? [] : [`${title} lists no props`]),
        ...props.filter((prop) => !prop.description).map(({ name }) => `${title}: nothing is said of ${name}`),
        ...props
          .filter(({ type, byDefault }) => ['', 'union', 'unknown'].includes(type) || !byDefault)
          .map(({ name, type, byDefault }) => `${title}: ${name} is '${type}', by default '${byDefault}'`),
        ...(facts[title.split('/').at(-1) ?? ''] ? [] : [`${title}: .storybook/facts does not say when to use it`]),
      ]
    }),
  )
})

test('side by side, the story is shown twice and not played', async () => {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(`${storybook.origin}/iframe.html?id=fields-radiogroup--default&viewMode=story&globals=theme:both`)
  for (const theme of ['light', 'dark'])
    await page
      .frameLocator(`iframe[title='${theme} theme']`)
      .getByRole('radio', { name: 'Good', checked: false })
      .waitFor()
  assert.equal(errors, [])
  await page.close()
})

test('the stories in frames of a documentation page are not played', async () => {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(`${storybook.origin}/iframe.html?viewMode=docs&id=overlays-confirmdeleteprompt--docs`)
  const frame = page.locator('iframe').nth(2)
  await frame.scrollIntoViewIfNeeded()
  await frame.contentFrame().getByRole('button', { name: 'Delete Amina' }).waitFor()
  const url = page
    .frames()
    .find((framed) => framed.url().includes('--wrong-word'))
    ?.url()
  assert.match(url ?? '', 'embed=true', 'Storybook does not play what is embedded')
  assert.equal(errors, [])
  await page.close()
})

test('a documentation page shows the description of a prop', async () => {
  const page = await browser.newPage()
  await page.goto(`${storybook.origin}/iframe.html?viewMode=docs&id=actions-button--docs`)
  const prop = page.getByRole('row', { name: /^variant/ })
  await prop.getByText('danger').first().waitFor()
  const text = (await prop.innerText()).replace(/\s+/g, ' ')
  assert.match(text, 'for the main action of a page')
})

test.after(async () => {
  storybook.close()
  await browser.close()
})

test.run()
