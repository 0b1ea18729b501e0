/** Prints a page to PDF and reads the text of its sheets. */
import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'

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
  const { text: texts } = await extractText(document, { mergePages: false })
  return Promise.all(
    texts.map(async (text, index) => {
      const sheet = await document.getPage(index + 1)
      const { items } = await sheet.getTextContent()
      const lines = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []))
      const [, , width = 0, height = 0] = sheet.view
      return {
        isLandscape: width > height,
        text,
        lines: lines.map(({ str, width, height }) => ({ text: str, width, size: height })),
      }
    }),
  )
}

/** The width, in em, of the widest line of a text that is longer than one line. */
export function widthOf(sheets: Sheet[], text: string): number {
  const lines = sheets.flatMap((sheet) => sheet.lines).filter((line) => text.includes(line.text.trim()))
  return Math.max(0, ...lines.map(({ width, size }) => width / size))
}
