import { setImmediate as nextTurn } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import { escapeFormula } from './formulas.ts'
import { cellsOf, headingsOf, type Table } from './table.ts'

/** Excel reads a file without a byte order mark in the old encoding of the machine. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Cells that are put in quotes, since some program would split or trim them: with the separator of Excel in another
 * language, with any kind of line end, or with spaces at an end. csv-stringify itself quotes only for the separator and
 * the line end that it writes.
 */
const QUOTED = /[,;|\t"\r\n\v\f\u0085\u2028\u2029]|^\s|\s$/

const OPTIONS = { record_delimiter: 'windows', quoted_match: QUOTED } as const

/** A list as CSV, page by page: UTF-8 that Excel recognises, commas, and no cell is a formula. */
export async function* csvOf<Row>(table: Table<Row>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + stringify([headingsOf(table)], OPTIONS)
  for await (const page of table.pages()) {
    // Queries on SQLite are synchronous: without this pause, other requests would wait for the end.
    await nextTurn()
    yield stringify(
      page.map((row) => cellsOf(table, row).map(escapeFormula)),
      OPTIONS,
    )
  }
}
