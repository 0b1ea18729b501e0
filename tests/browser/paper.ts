/** Prints a page to PDF and reads the text of its sheets. */
import type { Page } from 'playwright-core'
import { getDocumentProxy } from 'unpdf'

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>

export type PaperFormat = { format: 'A4' | 'Letter'; landscape: boolean }

/** One line of text on a sheet, or the part of it that has one font. Lengths in points. */
type Line = { text: string; width: number; size: number }

export type Sheet = {
  /** The whole text, in the order in which it is read. */
  text: string
  lines: Line[]
  isLandscape: boolean
}

/** The sheets of paper on which the browser prints a page. */
export const FORMATS: PaperFormat[] = [
  { format: 'A4', landscape: false },
  { format: 'A4', landscape: true },
  { format: 'Letter', landscape: false },
  { format: 'Letter', landscape: true },
]

/** Prints a page as the browser's print command does, and reads each sheet. */
export async function printed(page: Page, paper: PaperFormat): Promise<Sheet[]> {
  // `preferCSSPageSize`: as in the browser, a paper size in a style sheet would override the user's choice.
  const pdf = await page.pdf({ ...paper, preferCSSPageSize: true })
  const document = await getDocumentProxy(new Uint8Array(pdf))
  return Promise.all(Array.from({ length: document.numPages }, (_, index) => readSheet(document, index + 1)))
}

/** Its content is extracted once, for the text and the lines: unpdf's `extractText` would do it a second time. */
async function readSheet(document: PdfDocument, number: number): Promise<Sheet> {
  const sheet = await document.getPage(number)
  const { items } = await sheet.getTextContent()
  const parts = items.flatMap((item) => ('str' in item ? [item] : []))
  const [, , width = 0, height = 0] = sheet.view
  return {
    isLandscape: width > height,
    text: parts.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
    lines: parts.filter(({ str }) => str.trim()).map(({ str, width, height }) => ({ text: str, width, size: height })),
  }
}

/** The width, in em, of the widest line of a text that is longer than one line. */
export function widthOf(sheets: Sheet[], text: string): number {
  const lines = sheets.flatMap((sheet) => sheet.lines).filter((line) => text.includes(line.text.trim()))
  return Math.max(0, ...lines.map(({ width, size }) => width / size))
}
