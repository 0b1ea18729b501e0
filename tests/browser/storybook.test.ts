// needs: storybook, chromium
/** The toolbar, the gallery and the documentation pages of the Storybook. */
import { statSync } from 'node:fs'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { serveFolder } from '../../tools/static-server.ts'
import { components } from '../kit-components.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { sidewaysScroll } from './axe.ts'
import { openBrowser } from './browser.ts'
import {
  areStoriesFinished,
  type Entry,
  readDocumentation,
  STORYBOOK,
  StoryPage,
  setInToolbar,
  storybookEntries,
} from './stories.ts'

const entries = storybookEntries()
const stories = entries.filter(({ type }) => type === 'story')
const docs = entries.filter(({ type }) => type === 'docs')
/** Those of components are made of the code and the guide of their stories. */
const isGenerated = ({ importPath }: Entry) => !importPath.endsWith('.mdx')
const first = 'actions-button--default'
const browser = await openBrowser()
const storybook = await serveFolder(STORYBOOK)

// One page for all tests: a page in a new context takes 0.5 s of the processor more. Measured for the file: 40 % less.
const storyPage = new StoryPage(browser, storybook.origin, { width: 1280, theme: 'light', direction: 'ltr' })

test.after(async () => {
  await storyPage.close()
  storybook.close()
})

/** A documentation page says what there is to know before its props, in at most three screens of a laptop. */
const LAPTOP = { width: 1280, height: 800, theme: 'light', direction: 'ltr' } as const

/** Those that are written by hand, and of the others those with the longest files: the longest to read. */
const longest = docs
  .filter(isGenerated)
  .sort((one, other) => statSync(other.importPath).size - statSync(one.importPath).size)
  .slice(0, 3)

for (const entry of [...docs.filter((one) => !isGenerated(one)), ...longest])
  test(`documentation: ${entry.title}`, async () => {
    const look = async (page: Page) => [
      ...(await page.evaluate(rawMarkdown)).map((line) => `Markdown as a text: ${line}`),
      ...(isGenerated(entry) ? await screensBeforeProps(page) : []),
    ]
    assertNone(await storyPage.show(entry, look, LAPTOP))
  })

/** Runs in the page: texts with signs of Markdown, outside of code. */
function rawMarkdown(): string[] {
  const texts = document.createTreeWalker(document.getElementById('storybook-docs') as Element, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode as Text
    if (/\*\*|`|\|---/.test(data) && !parentElement?.closest('pre, style, script')) found.push(data.trim())
  }
  return found
}

async function screensBeforeProps(page: Page): Promise<string[]> {
  const top = await page.evaluate(() => {
    const heading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === 'Props')
    return heading ? heading.getBoundingClientRect().top + scrollY : Number.POSITIVE_INFINITY
  })
  return top > 3 * LAPTOP.height ? [`its props begin at ${top} px, after more than three screens`] : []
}

test('a dialog of a story that is mounted slowly has the focus', async () => {
  const page = await storyPage.showStory(first)
  // On a busy machine Storybook's timer of 100 ms hides the story after it has begun to mount it.
  await page.evaluate(() => {
    const { showModal } = HTMLDialogElement.prototype
    HTMLDialogElement.prototype.showModal = function () {
      HTMLDialogElement.prototype.showModal = showModal
      document.body.classList.replace('sb-show-main', 'sb-show-preparing-story')
      this.showModal()
    }
  })
  await storyPage.showStory('forms-combobox--in-a-dialog')
})

test('the gallery shows every component of the kit, and something of each in both themes', async () => {
  const page = await storyPage.showStory('welcome--welcome')
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('[data-component]')].map((one) => ({
      name: one.getAttribute('data-component') ?? '',
      frames: [...one.querySelectorAll('[data-theme]')].filter((frame) =>
        frame.querySelector('iframe, [class^=kit-], [class*=" kit-"]'),
      ).length,
    })),
  )
  const nameOf = (folder: string) => folder.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const isShown = (name: string) => shown.some((one) => one.name === name || one.name === `use${name}`)
  assertNone(
    components
      .filter((folder) => !isShown(nameOf(folder)))
      .map((folder) => `${nameOf(folder)} is not in the gallery: it needs stories/${folder}.stories.tsx`),
  )
  assertNone(shown.filter(({ frames }) => frames < 2).map(({ name, frames }) => `${name} is seen in ${frames} themes`))
  await page.setViewportSize({ width: 360, height: 900 })
  assert.is(await sidewaysScroll(page), 0)
})

test('words of a guide, a component and a page of guidance are found, and lead to their pages', async () => {
  const page = await storyPage.showStory('welcome--welcome')
  const field = page.getByRole('searchbox', { name: 'Search the guidance' })
  for (const [words, title, url] of [
    ['prerendered page', 'Frameworks and tests', 'docs/for-developers-frameworks-and-tests--docs'],
    ['chosen by accident', 'SelectField', 'docs/forms-selectfield--docs'],
    ['with the country code', 'TextField', 'docs/forms-textfield--docs'],
    [
      'comes back as serverErrors',
      'A form with errors and a draft',
      'docs/patterns-a-form-with-errors-and-a-draft--docs',
    ],
    ['full stop at the end of labels', 'Writing', 'story/foundations-writing--writing'],
  ] as const) {
    await field.fill(words)
    const link = page.getByRole('link', { name: title, exact: true }).and(page.locator('.guidance-found a'))
    await link.waitFor()
    assert.is(await link.getAttribute('href'), `./?path=/${url}`)
    assert.ok(
      [...docs, ...stories].some(({ id }) => url.endsWith(`/${id}`)),
      url,
    )
  }
  await field.fill('xyzzy')
  await page.getByText('No page has these words.').waitFor()
  assert.equal(storyPage.errors, [])
})

test('a page has its Markdown, its review status, its changes and its source; the types of its props have a shape', async () => {
  const page = await storyPage.open('viewMode=docs&id=tables-studenttable--docs')
  await page.getByRole('heading', { name: 'More about it' }).waitFor()
  const markdown = page.getByRole('link', { name: 'This page as Markdown' })
  const response = await page.request.get(await markdown.evaluate((link) => (link as HTMLAnchorElement).href))
  assert.match(await response.text(), /^# StudentTable\n/)
  await page.getByRole('row', { name: /^semantics \d+ stories$/ }).waitFor()
  await page.getByText('keeps long names of classes whole').waitFor()
  await page.getByText('Source: ui-kit/student-table/student-table.tsx').click()
  await page.getByText('export interface StudentTableProps').first().waitFor()
  await page.getByText('readonly Row[]', { exact: true }).waitFor()
  await page.getByText('interface StudentRow').first().waitFor()
})

test('the names of stories are in sentence case', () => {
  assertNone(stories.filter(({ name }) => /\s(?!Urdu|English)[A-Z]/.test(name)).map(({ id, name }) => `${id}: ${name}`))
})

test('stories are shown in the theme and direction of the toolbar', async () => {
  const page = await storyPage.showStory(first)
  const looks = () => page.evaluate(() => `${document.documentElement.dataset.theme} ${document.documentElement.dir}`)
  assert.is(await looks(), 'light ltr')
  await page.evaluate(setInToolbar, { theme: 'dark', direction: 'rtl' })
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
  assert.is(await looks(), 'dark rtl')
  assert.equal(storyPage.errors, [])
})

/** One story of each component with a generated documentation page. */
const documented = docs.filter(isGenerated).flatMap(({ title }) => stories.find((story) => story.title === title) ?? [])

test('the documentation of each component says when to use it and how its texts are written, and of each prop what it is', async () => {
  const page = await storyPage.showStory(first)
  const found = await readDocumentation(
    page,
    documented.map(({ id }) => id),
  )
  assertNone(
    documented.flatMap(({ id, title }) => {
      const { description = '', props = [], guide } = found[id] ?? {}
      const guideTexts = guide && [
        guide.since,
        guide.screenReader,
        guide.good.says,
        guide.bad.says,
        ...guide.use,
        ...guide.avoid,
        ...Object.values(guide.wording),
      ]
      const isWhole = guide?.use.length && guide.avoid.length && Object.keys(guide.wording).length
      return [
        ...(guideTexts?.every(Boolean) && isWhole ? [] : [`${title} has no guide, or an empty one`]),
        ...(description ? [] : [`${title} is not described`]),
        ...(props.length > 0 ? [] : [`${title} lists no props`]),
        // A hook is shown in a table, but the page is about what the hook takes.
        ...(/\/use/.test(title) && props.some((prop) => prop.name === 'students')
          ? [`${title} lists other props`]
          : []),
        ...props.filter((prop) => !prop.description).map(({ name }) => `${title}: nothing is said of ${name}`),
      ]
    }),
  )
})

test('a documentation page has a guide, the parts of the component, its props, its tokens and its stories', async () => {
  const page = await storyPage.open('viewMode=docs&id=dialogs-searchstudentsdialog--docs')
  await page.getByRole('heading', { name: 'When to use it' }).waitFor()
  const prop = page.getByRole('row', { name: /^open required/ })
  assert.match((await prop.innerText()).replace(/\s+/g, ' '), 'boolean')
  await page.locator('[data-verdict=Do]').waitFor()
  await page.getByText('--kit-color-text-muted', { exact: true }).waitFor()
  await scrollToEnd(page)
  const heading = page.getByRole('row', { name: /^\d+ heading The heading\.$/ })
  const number = await heading.locator('.docs-number').innerText()
  const picture = page.locator('.docs-frame[src*="parts:numbered"]').first()
  // Frames load when they are near the window, which has gone on to the end.
  await picture.scrollIntoViewIfNeeded()
  await picture.contentFrame().locator(`[data-tag='${number}']`).waitFor()
  const frames = await page
    .locator('.docs-frame')
    .evaluateAll((all) => all.map((frame) => (frame as HTMLIFrameElement).src))
  assert.ok(frames.some((src) => src.includes('--right-to-left')))
  assertNone(frames.filter((src) => !src.includes('embed=true')).map((src) => `${src} is played in a frame`))
})

test('a documentation page has every story of its component, without scrolling, and none takes the focus', async () => {
  for (const title of ['Forms/Form', 'Actions/Menu']) {
    const own = stories.filter((story) => story.title === title)
    const page = await storyPage.open(`viewMode=docs&id=${docs.find((entry) => entry.title === title)?.id}`)
    const named = page.getByRole('navigation', { name: 'Stories' }).getByRole('link')
    await named.first().waitFor()
    assert.equal(
      await named.allInnerTexts(),
      own.map(({ name }) => name),
    )
    for (const { id } of own)
      await page.locator(`[id='section--${id}'] :is(iframe, .story-sheet:not([inert]))`).first().waitFor()
    assert.is(await page.evaluate(() => document.activeElement?.localName), 'body', title)
    assert.is(await page.evaluate(() => scrollY), 0, title)
    assert.is(await page.locator('dialog:modal').count(), 0, title)
  }
})

test('the states of a component are shown in both themes, those of the pointer and the focus too', async () => {
  const page = await storyPage.open('viewMode=docs&id=forms-textfield--docs')
  const states = page.locator('[data-state-name]')
  await states.first().waitFor()
  assert.equal(await states.evaluateAll((all) => all.map((one) => one.getAttribute('data-state-name'))), [
    ...['Default', 'Under the pointer', 'Focused', 'Pressed', 'Filled', 'Disabled', 'Read-only', 'Required'],
    ...['Invalid', 'Long text'],
  ])
  const looks = await states.evaluateAll((all) =>
    all.map((one) =>
      [...one.querySelectorAll('.docs-state')].map((cell) => {
        const { outlineStyle, borderColor } = getComputedStyle(cell.querySelector('input') as Element)
        return { outlineStyle, borderColor }
      }),
    ),
  )
  const [normal, pointed, focused] = looks
  for (const theme of [0, 1]) {
    assert.is(normal?.[theme]?.outlineStyle, 'none')
    assert.is.not(focused?.[theme]?.outlineStyle, 'none', 'the focus is seen')
    assert.is.not(pointed?.[theme]?.borderColor, normal?.[theme]?.borderColor, 'the pointer is seen')
  }
  assert.is.not(normal?.[0]?.borderColor, normal?.[1]?.borderColor, 'one is dark')
})

/** What is far below the window is rendered when it comes near. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Props' }).waitFor()
  await page.waitForFunction(() => {
    const far = document.querySelector('.docs-far')
    far?.scrollIntoView()
    return !far
  })
}

test('beside itself no story is played: only one of them can have the focus', async () => {
  const page = await storyPage.open('viewMode=story&id=dialogs-confirmdeleteprompt--wrong-word&globals=theme:both')
  for (const theme of ['light', 'dark']) {
    const frame = await page.waitForSelector(`iframe[title^=${theme}]`)
    const story = await frame.contentFrame()
    await story?.getByRole('button', { name: 'Delete Amina' }).waitFor()
    await story?.waitForFunction(areStoriesFinished)
    assert.is(await story?.getByRole('dialog').count(), 0, `its dialog is not opened in the ${theme} theme`)
  }
  assert.equal(storyPage.errors, [])
})

test('the built style of the kit keeps a theme and a direction inside of another', async () => {
  const page = await storyPage.showStory('actions-button--default')
  await page.emulateMedia({ colorScheme: 'dark' })
  const looks = await page.evaluate(() => {
    const button = document.querySelector('.kit-button') as HTMLElement
    const look = (theme: string, direction: string) => {
      const outer = document.createElement('div')
      Object.assign(outer.dataset, { theme: theme === 'light' ? 'dark' : 'light' })
      outer.dir = direction === 'rtl' ? 'ltr' : 'rtl'
      outer.innerHTML = `<div data-theme="${theme}" dir="${direction}">${button.outerHTML}</div>`
      document.body.append(outer)
      const shown = getComputedStyle(outer.querySelector('.kit-button') as Element)
      const found = [shown.backgroundColor, shown.getPropertyValue('--kit-direction')]
      outer.remove()
      return found
    }
    delete document.documentElement.dataset.theme
    return { page: getComputedStyle(button).backgroundColor, light: look('light', 'rtl'), dark: look('dark', 'ltr') }
  })
  await page.emulateMedia({ colorScheme: null })
  assert.equal(looks.light, [looks.page, '-1'], 'without a theme it is light, also on a dark system')
  assert.is.not(looks.dark[0], looks.page)
  assert.is(looks.dark[1], '1')
})

test.run()
