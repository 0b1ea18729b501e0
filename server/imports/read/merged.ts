/** Merged cells of an .xlsx: only the first of each has its value in the file. */
import { importLimits } from '#contract/imports'
import { type SheetRow, TITLE_ROWS } from '../../files/sheet.ts'

/** The first and last row and column of a merged cell. */
export type MergedCell = { firstRow: number; lastRow: number; firstColumn: number; lastColumn: number }

/**
 * Copies the value of a merged cell into all cells that it spans. Below the headings only downwards: a cell as wide as
 * the list is a title between rows, not a value of all columns.
 */
export function fillMerged(rows: SheetRow[], merged: readonly MergedCell[]): void {
  // In files of spreadsheet programs merged cells do not overlap, so together they have at most as many cells as the
  // sheet.
  let left = rows.length * importLimits.columns
  for (const { firstRow, lastRow, firstColumn, lastColumn } of merged) {
    const first = indexOfRow(rows, firstRow)
    const value = rows[first]?.rowNumber === firstRow ? rows[first].cells[firstColumn] : undefined
    if (!value) continue
    for (let at = first; ; at++) {
      const row = rows[at]
      if (!row || row.rowNumber > lastRow || left < 0) break
      const last = at < TITLE_ROWS ? Math.min(lastColumn, importLimits.columns - 1) : firstColumn
      while (row.cells.length <= last) row.cells.push('')
      row.cells.fill(value, firstColumn, last + 1)
      left -= last - firstColumn + 1
    }
  }
}

/** The index of the first row with this number or a higher one. Rows are sorted by their number. */
function indexOfRow(rows: readonly SheetRow[], rowNumber: number): number {
  let [from, to] = [0, rows.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((rows[middle]?.rowNumber ?? 0) < rowNumber) from = middle + 1
    else to = middle
  }
  return from
}
