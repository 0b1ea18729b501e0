import { importLimits } from '#contract/imports'
import { ImportFailure } from '../failure.ts'

/** A cell of a file: a text; or a date or a formula, which no field takes. */
export type Cell = string | { date: string } | { formula: string }

/** A row that is not empty, with its line in the file. */
export type SheetRow = { line: number; cells: Cell[] }

/** A table read from a file, with what somebody should know about it. */
export type Sheet = { rows: SheetRow[]; notes: string[] }

/** A file that cannot be read; the message is for the person who chose it. */
export class UnreadableFile extends ImportFailure {}

/** The text of a cell, cut at a length that no field exceeds, so that code that searches it has a bounded text. */
export const textOf = (cell: Cell | undefined): string => wholeText(cell).slice(0, importLimits.cell)

/** The text of a cell, however long. */
export const wholeText = (cell: Cell | undefined): string =>
  cell === undefined ? '' : typeof cell === 'string' ? cell : 'date' in cell ? cell.date : cell.formula

/** The headings, and titles above them, in so many rows. */
export const TITLE_ROWS = 10

export const tooManyColumns = (columns: number) =>
  new UnreadableFile(
    `The file has ${columns} columns. An import takes at most ${importLimits.columns}, so this is probably not a list of people: keep the columns that are needed, and save it again.`,
  )

export const tooManyRows = () =>
  new UnreadableFile(
    `The file has more than ${importLimits.rows.toLocaleString('en')} rows. An import takes at most ${importLimits.rows.toLocaleString('en')}, so nothing was read: split the file, for example by class.`,
  )

/**
 * Without empty rows, and without empty columns at the end.
 * @throws UnreadableFile if nothing is left, or too much
 */
export function tidy({ rows, notes }: Sheet): Sheet {
  const full = rows.filter(({ cells }) => cells.some((cell) => textOf(cell).trim() !== ''))
  if (full.length === 0) throw new UnreadableFile('The file has no rows: there is nothing to import in it.')
  const width = full.reduce(
    (most, { cells }) => Math.max(most, cells.findLastIndex((cell) => textOf(cell).trim() !== '') + 1),
    0,
  )
  if (width > importLimits.columns) throw tooManyColumns(width)
  if (full.length > importLimits.rows + TITLE_ROWS) throw tooManyRows()
  return {
    rows: full.map(({ line, cells }) => ({ line, cells: Array.from({ length: width }, (_, at) => cells[at] ?? '') })),
    notes,
  }
}
