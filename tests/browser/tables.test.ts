// needs: storybook, chromium
/** The behaviour of tables that needs a browser: keys and focus while rows are selected, large text, a long page. */
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { serveFolder } from '../../tools/static-server.ts'
import { test } from '../test.ts'
import { openBrowser } from './browser.ts'
import { findings } from './large-text.ts'
import { waitForFocus } from './reading.ts'
import { type Setting, STORYBOOK, StoryPage } from './stories.ts'

const browser = await openBrowser()
const storybook = await serveFolder(STORYBOOK)
const PHONE: Setting = { width: 360, height: 640, theme: 'light', direction: 'ltr' }
// One page for all tests: Storybook is loaded twice, and not eight times. Measured: 4 s of the processor less.
const stories = new StoryPage(browser, storybook.origin, PHONE)
let page: Page

test.after(async () => {
  await stories.close()
  storybook.close()
})

const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
const count = (text: string) => page.getByText(text, { exact: true }).waitFor()

test('rows are selected with the keyboard alone: arrows, Space, a range with Shift, and the focus is never lost', async () => {
  page = await stories.showStory('tables-userowselection--default', { ...PHONE, width: 1280, height: 600 })
  await box('Select all on this page').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await count('1 selected')
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+Space')
  await count('5 selected')
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  assert.is(await page.getByRole('button', { name: 'Print' }).count(), 0)
  await waitForFocus(box('Select all on this page'))
  await page.keyboard.press('Space')
  const clear = page.getByRole('button', { name: 'Clear selection' })
  await clear.focus()
  await page.keyboard.press('Enter')
  await clear.waitFor({ state: 'hidden' })
  await waitForFocus(box('Select all on this page'))
})

test('the number of a row in a list of thousands stays in one line', async () => {
  page = await stories.showStory('tables-studenttable--default', { ...PHONE, width: 1280 })
  const number = page.locator('tbody [data-column=number]').first()
  const lines = (text: string) =>
    number.evaluate((cell, shown) => {
      cell.textContent = shown
      const range = document.createRange()
      range.selectNodeContents(cell)
      return range.getClientRects().length
    }, text)
  assert.equal([await lines('1'), await lines('10510')], [1, 1])
})

test('a click anywhere in the cell, with Shift too, selects rows and marks no text; the bar stays in view', async () => {
  page = await stories.showStory('tables-userowselection--default')
  const cells = page.locator('tbody [data-part=select]')
  await cells.nth(0).click({ position: { x: 2, y: 2 } })
  await cells.nth(2).click({ position: { x: 40, y: 40 }, modifiers: ['Shift'] })
  await count('3 selected')
  assert.is(await page.evaluate('String(getSelection())'), '')
  const bar = page.getByRole('group', { name: 'Selection' })
  const inView = () => bar.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)
  await page.evaluate('scrollTo(0, 0)')
  assert.ok(await inView())
  // The focused control is not covered by the bar.
  await cells.nth(4).locator('input').focus()
  const gap = await cells.nth(4).evaluate((cell) => {
    const below = document.querySelector('[data-part=selection]')?.getBoundingClientRect().top ?? 0
    return below - (cell.querySelector('input')?.getBoundingClientRect().bottom ?? 0)
  })
  assert.ok(gap >= 0, `the bar covers the checkbox by ${-gap} px`)
})

for (const [theme, direction] of [
  ['light', 'ltr'],
  ['dark', 'rtl'],
] as const) {
  test(`nothing of a table goes over its edges at 320 px with text of 32 px: ${theme}, ${direction}`, async () => {
    const found: string[] = []
    for (const id of [
      'tables-userowselection--all',
      'tables-studenttable--with-reports',
      'tables-datatable--many-items',
    ]) {
      page = await stories.showStory(id, { width: 320, height: 640, theme, direction })
      await page.evaluate("document.documentElement.style.fontSize = '32px'")
      try {
        const lines = [...(await findings(page)), ...(await page.evaluate(partsOverTheEdge))]
        found.push(...lines.map((line) => `${id}: ${line}`))
      } finally {
        await page.evaluate("document.documentElement.style.fontSize = ''")
      }
    }
    assert.equal(found, [])
  })
}

/** The buttons and texts that leave the table. Runs in the page. */
function partsOverTheEdge(): string[] {
  const table = document.querySelector('.kit-data-table') as HTMLElement
  const { left, right } = table.getBoundingClientRect()
  return [...table.querySelectorAll('button, bdi, label, [role=status]')]
    .filter((part) => {
      const { left: start, right: end } = part.getBoundingClientRect()
      return start < left || end > right
    })
    .map((part) => `'${part.textContent}' is over the edge`)
}

test.run()
