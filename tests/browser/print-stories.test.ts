// needs: storybook, chromium
/** Stories of the kit are printed, and the sheets are counted. print.test.ts does the same for the portal's pages. */

import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { openBrowser } from './browser.ts'
import { printed } from './paper.ts'
import { serveFolder } from './static-server.ts'
import { STORYBOOK } from './stories.ts'

const browser = await openBrowser()
const storybook = await serveFolder(STORYBOOK)
let page: Page

test.before.each(async () => {
  page = await browser.newPage()
})
test.after.each(() => page.close())
test.after(async () => {
  storybook.close()
})

/** Shows a story, prints it and returns the number of sheets. */
async function print(id: string, ready: string): Promise<number> {
  await page.goto(`${storybook.origin}/iframe.html?id=${id}&viewMode=story&globals=theme:dark`)
  await page.waitForSelector(ready)
  return (await printed(page, { format: 'A4', landscape: false })).length
}

test('a table is printed with all its rows, and shows one page again afterwards', async () => {
  const rows = '.kit-data-table tbody tr'
  const sheets = await print('data-studenttable--many-items', rows)
  // the 50 rows of a page would take two sheets, a thousand take dozens
  assert.ok(sheets > 20, `${sheets} sheets`)
  assert.is(await page.locator(rows).count(), 50)
})

test.run()
