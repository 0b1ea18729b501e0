import { setImmediate as nextTurn } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import { escapeFormula } from './formulas.ts'
import { cellsOf, headingsOf, type Table } from './table.ts'

/** Excel takes a file without this mark for one of the machine's old encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Without the second option, csv-stringify writes a cell with a single '\n' without quotes, and the row would end there. */
const OPTIONS = { record_delimiter: 'windows', quote_record_delimiter: true } as const

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
