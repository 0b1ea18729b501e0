import { setImmediate as nextTurn } from 'node:timers/promises'
import { LANGUAGES, type Language } from '#contract'
import { messageRef } from '#contract/failures'
import { HttpError } from '../errors.ts'
import { cellsOf, headingsOf, type Table } from './table.ts'

/** The file is made in memory and in one step, in which no other request is handled: 0.2 s for this number of rows. */
const MAX_ROWS = 5_000

const tooMany = () => new HttpError(413, messageRef('sheetTooLong', { most: MAX_ROWS }))

/**
 * A list as an Excel file in which every cell is text: no formula, and a roll number 007 stays as it is. Its first column is
 * where its language begins.
 * @throws HttpError 413 if it has too many rows
 */
export async function xlsxOf<Row>(name: string, table: Table<Row>, language: Language): Promise<Buffer> {
  const rows = []
  for await (const page of table.pages()) {
    await nextTurn()
    for (const row of page) rows.push(cellsOf(table, row).map((text) => ({ value: cellText(text), type: String })))
    if (rows.length > MAX_ROWS) throw tooMany()
  }
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const headings = headingsOf(table)
  const headingRow = headings.map((heading) => ({ value: heading, type: String, fontWeight: 'bold' as const }))
  const columns = headings.map((heading) => ({ width: Math.max(14, heading.length + 2) }))
  const rightToLeft = LANGUAGES[language].dir === 'rtl'
  return writeXlsxFile([headingRow, ...rows], { sheet: name, columns, stickyRowsCount: 1, rightToLeft }).toBuffer()
}

/**
 * XML has no control characters. Excel reads '_x0041_' as 'A', its way to write a character by its number: where a person
 * typed that, the underscore is written by its number.
 */
const cellText = (text: string) => text.replace(CONTROL, '').replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const CONTROL = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g
