/** Merged cells of an .xlsx: only the first of each has its value in the file. */
import { importLimits } from '#contract/imports'
import { type SheetRow, TITLE_ROWS } from './sheet.ts'

/** The lines and columns of a merged cell, both ends in it. */
export type MergedCell = { firstRow: number; lastRow: number; firstColumn: number; lastColumn: number }

/**
 * Gives each cell of a merged one its value. Below the headings only from above: one that is as wide as the list is a
 * title between rows, and no value of all columns.
 */
export function fillMerged(rows: SheetRow[], merged: readonly MergedCell[]): void {
  // In a file of a program they do not overlap, so they have as many cells as the sheet.
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

/** The first row of this line or a later one. Rows are in the order of their lines. */
function indexOfRow(rows: readonly SheetRow[], rowNumber: number): number {
  let [from, to] = [0, rows.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((rows[middle]?.rowNumber ?? 0) < rowNumber) from = middle + 1
    else to = middle
  }
  return from
}
