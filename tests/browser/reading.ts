/** What a page says, read as data: tables, details, toasts, photos. */
import type { Locator, Page } from 'playwright-core'

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
  const messages = page.getByRole('region', { name: 'Notifications' }).locator('[data-part=toast] > span')
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

/** Does something that navigates and then speaks: where it led, and how long after that the toast came, in ms. */
export async function toastDelay(page: Page, act: () => Promise<void>): Promise<{ path: string; after: number }> {
  await page.evaluate(() => {
    const region = document.querySelector('[aria-label=Notifications]')
    const seen = { left: 0, path: '', after: -1 }
    Object.assign(window, { seen })
    const { pushState } = history
    history.pushState = function (...given) {
      seen.left = performance.now()
      pushState.apply(this, given)
    }
    new MutationObserver((_, observer) => {
      seen.path = location.pathname
      seen.after = performance.now() - seen.left
      observer.disconnect()
    }).observe(region as Element, { childList: true, subtree: true })
  })
  await act()
  const seen = () => page.evaluate(() => (window as unknown as { seen: { path: string; after: number } }).seen)
  await page.waitForFunction(() => (window as unknown as { seen: { after: number } }).seen.after >= 0)
  return seen()
}
