/** Reads the content of a page as data: tables, details, toasts, photos. */
import type { Locator, Page } from 'playwright-core'

const inMain = (page: Page, selector: string) => page.locator('main').locator(selector)

/** Text without the markup's line breaks. */
const lines = (texts: string[]) => texts.map((text) => text.replace(/\s+/g, ' ').trim())

/** Not the column of checkboxes, which is there to select rows. */
const CELLS = ':is(th, td):not([data-column=select])'

/** The headers of the table. Waits for the table. */
export async function headers(page: Page): Promise<string[]> {
  await inMain(page, 'thead').waitFor()
  return lines(await inMain(page, `thead ${CELLS}`).allTextContents())
}

/** The text of each cell of each row. Waits until the rows have loaded. */
export async function rows(page: Page): Promise<string[][]> {
  await inMain(page, '.kit-data-table:not([data-state=loading]) tr[data-part=row]').first().waitFor()
  const all = await inMain(page, 'tr[data-part=row]').all()
  return Promise.all(all.map(async (row) => lines(await row.locator(CELLS).allTextContents())))
}

/** One column of the rows. */
export const column = async (page: Page, name: string) =>
  lines(await inMain(page, `tr[data-part=row] [data-column=${name}]`).allTextContents())

/** Labels and values of a details page. */
export async function details(page: Page): Promise<Record<string, string>> {
  await inMain(page, 'dl').first().waitFor()
  const labels = lines(await inMain(page, 'dl dt').allTextContents())
  const values = lines(await inMain(page, 'dl dd').allTextContents())
  return Object.fromEntries(labels.map((label, index) => [label, values[index] ?? '']))
}

/** Texts of the links and buttons in a part of the page. */
export const choices = async (part: Locator) => lines(await part.locator('a, button').allTextContents())

/** Where the links in a part of the page lead. */
export const hrefs = (part: Locator) =>
  part.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))

/** The values of the options of a select. */
export const options = (select: Locator) =>
  select.evaluate((element: HTMLSelectElement) => [...element.options].map(({ value }) => value))

/** The labels of the fields in a part of the page, required ones with their asterisk. */
export const labels = async (part: Locator) => lines(await part.locator('[data-part=label]').allTextContents())

/** The exact texts of the toasts. Waits for the first toast. */
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

/** Waits until this element has the focus: what an effect of React does may come after what it belongs to is seen. */
export const waitForFocus = (element: Locator) => element.and(element.page().locator(':focus')).waitFor()
