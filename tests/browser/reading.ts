/** What a page says, read as data: tables, details, toasts, photos. */
import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'

const inMain = (page: Page, selector: string) => page.locator('main').locator(selector)

/** Text without the markup's line breaks. */
const lines = (texts: string[]) => texts.map((text) => text.replace(/\s+/g, ' ').trim())

/** The headers of the table, once it is there. */
export async function headers(page: Page): Promise<string[]> {
  await inMain(page, 'thead').waitFor()
  return lines(await inMain(page, 'thead th').allTextContents())
}

/** The text of each cell of each row, once there are rows and none is on its way. */
export async function rows(page: Page): Promise<string[][]> {
  await inMain(page, '.kit-data-table:not([data-state=loading]) tr[data-part=row]').first().waitFor()
  const all = await inMain(page, 'tr[data-part=row]').all()
  return Promise.all(all.map(async (row) => lines(await row.locator('th, td').allTextContents())))
}

/** One column of the rows that are there. */
export const column = async (page: Page, name: string) =>
  lines(await inMain(page, `tr[data-part=row] [data-column=${name}]`).allTextContents())

/** Labels and values of a page's details. */
export async function details(page: Page): Promise<Record<string, string>> {
  await inMain(page, 'dl').first().waitFor()
  const labels = lines(await inMain(page, 'dl dt').allTextContents())
  const values = lines(await inMain(page, 'dl dd').allTextContents())
  return Object.fromEntries(labels.map((label, index) => [label, values[index] ?? '']))
}

/** Texts of the links and buttons in a part of the page. */
export const choices = async (part: Locator) => lines(await part.locator('a, button').allTextContents())

/** What the options of a select send. */
export const options = (select: Locator) =>
  select.evaluate((element: HTMLSelectElement) => [...element.options].map(({ value }) => value))

/** The labels of the fields in a part of the page, required ones with their asterisk. */
export const labels = async (part: Locator) => lines(await part.locator('[data-part=label]').allTextContents())

/** What the toasts say, to the letter; waits for the first. */
export async function toasts(page: Page): Promise<string[]> {
  const messages = page.getByRole('region', { name: 'Notifications' }).locator('[data-part=text] > span')
  await messages.first().waitFor()
  return messages.allTextContents()
}

/** True once a photo is there and is a picture. */
export async function isPhoto(photo: Locator): Promise<boolean> {
  await photo.scrollIntoViewIfNeeded()
  return photo.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return image.naturalWidth > 0
  })
}

/** After a success the page changes first, and the toast comes this much later, in ms: the specification's number. */
const TOAST_DELAY = 100
const HOUR = 3_600_000

/**
 * Does something that leads to `path` and then says `text` in a toast, while the page's clock stands still: the toast
 * is not there after 99 ms of that clock, and there after 100. How fast the machine is makes no difference.
 *
 * @param act where the toast's delay starts after the navigation, this waits until it has started
 */
export async function expectDelayedToast(
  page: Page,
  act: () => Promise<unknown>,
  { path, text }: { path: string; text: string },
): Promise<void> {
  const { clock } = page
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })
  const expectNone = async (when: string) => assert.is(await toast.count(), 0, `the toast is there ${when}`)

  await stopClock(page)
  await act()
  await page.waitForURL(({ pathname }) => pathname === path, { waitUntil: 'commit' })
  await expectNone('together with the new page')
  await clock.runFor(TOAST_DELAY - 1)
  await expectNone('1 ms too early')
  await clock.runFor(1)
  await toast.waitFor()
  await clock.resume()
}

/** The page's time stands still until `page.clock` lets it go on. */
async function stopClock(page: Page): Promise<void> {
  // The clock brings a `performance` without marks to each later page; `Visitor.go` waits for one of the true marks.
  await page
    .context()
    .addInitScript(() => Object.defineProperty(window, 'performance', { value: performance, configurable: true }))
  // A clock can only be stopped at a time that it has not reached yet.
  const now = Date.now()
  await page.clock.install({ time: now - HOUR })
  await page.clock.pauseAt(now)
}
