// needs: storybook, chromium
/** The toolbar and the documentation pages of the Storybook. */
import * as assert from 'uvu/assert'
import { facts } from '../../stories/facts/facts.ts'
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
        ...(facts[title.split('/').at(-1) ?? ''] ? [] : [`${title}: stories/facts does not say when to use it`]),
      ]
    }),
  )
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

test('the built style of the kit keeps a theme and a direction inside of another', async () => {
  const page = await browser.newPage({ colorScheme: 'dark' })
  await page.goto(`${storybook.origin}/iframe.html?id=actions-button--default`)
  await page.getByRole('button').first().waitFor()
  const looks = await page.evaluate(() => {
    const button = document.querySelector('.kit-button') as HTMLElement
    const look = (theme: string, direction: string) => {
      const outer = document.createElement('div')
      Object.assign(outer.dataset, { theme: theme === 'light' ? 'dark' : 'light' })
      outer.dir = direction === 'rtl' ? 'ltr' : 'rtl'
      outer.innerHTML = `<div data-theme="${theme}" dir="${direction}">${button.outerHTML}</div>`
      document.body.append(outer)
      const shown = getComputedStyle(outer.querySelector('.kit-button') as Element)
      return [shown.backgroundColor, shown.getPropertyValue('--kit-direction')]
    }
    delete document.documentElement.dataset.theme
    return { page: getComputedStyle(button).backgroundColor, light: look('light', 'rtl'), dark: look('dark', 'ltr') }
  })
  await page.close()
  assert.equal(looks.light, [looks.page, '-1'], 'without a theme it is light, also on a dark system')
  assert.is.not(looks.dark[0], looks.page)
  assert.is(looks.dark[1], '1')
})

test.after(async () => {
  storybook.close()
  await browser.close()
})

test.run()
