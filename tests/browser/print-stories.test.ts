// needs: storybook, chromium
/** What comes out on paper: stories of the kit are printed, and the sheets are counted. The pages: print.test.ts. */

import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { openBrowser } from './chromium.ts'
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
  await browser.close()
  storybook.close()
})

/** Shows a story and prints it. Answers how many sheets that takes. */
async function print(id: string, ready: string): Promise<number> {
  await page.goto(`${storybook.origin}/iframe.html?id=${id}&viewMode=story&globals=theme:dark`)
  await page.waitForSelector(ready)
  return (await printed(page, { format: 'A4', landscape: false })).length
}

test('a table is printed with all its rows, and shows its page again', async () => {
  const rows = '.kit-data-table tbody tr'
  const sheets = await print('data-studenttable--many-items', rows)
  // the 50 rows of a page would take two sheets, a thousand take dozens
  assert.ok(sheets > 20, `${sheets} sheets`)
  assert.is(await page.locator(rows).count(), 50)
})

test.run()
