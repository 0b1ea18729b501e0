import { setImmediate as nextTurn } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import { escapeFormula } from './formulas.ts'
import { cellsOf, headingsOf, type Table } from './table.ts'

/** Excel takes a file without this mark for one of the machine's old encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * What some program takes for the end of a cell or of a row, or leaves out at the ends of one: the separator of another
 * language's Excel, each kind of line end, spaces. csv-stringify itself quotes only for the separator and the line end
 * that it writes.
 */
const QUOTED = /[,;|\t"\r\n\v\f\u0085\u2028\u2029]|^\s|\s$/

const OPTIONS = { record_delimiter: 'windows', quoted_match: QUOTED } as const

/** A list as CSV, page by page: UTF-8 that Excel recognises, commas, and no cell is a formula. */
export async function* csvOf<Row>(table: Table<Row>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + stringify([headingsOf(table)], OPTIONS)
  for await (const page of table.pages()) {
    // SQLite answers without a turn of the event loop: without this, no other request would get one.
    await nextTurn()
    yield stringify(
      page.map((row) => cellsOf(table, row).map(escapeFormula)),
      OPTIONS,
    )
  }
}
