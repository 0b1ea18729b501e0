import { type Cell, type Sheet, type SheetRow, textOf } from './sheet.ts'

const isEmpty = (cell: Cell | undefined) => textOf(cell).trim() === ''

/** The cells of a row until the last one that is not empty. */
const filledIn = (cells: readonly Cell[]): number => cells.findLastIndex((cell) => !isEmpty(cell)) + 1

/** Rows with so many cells. */
export const padded = (rows: readonly SheetRow[], width: number): SheetRow[] =>
  rows.map(({ line, cells }) => ({ line, cells: Array.from({ length: width }, (_, at) => cells[at] ?? '') }))

/**
 * The rows of people below the row with the headings, with as many cells as the list has columns. A row of text that has
 * more cells than there are headings keeps them all: some separator in it is part of a value, and nobody knows which.
 */
export function alignRows({ rows, isText }: Sheet, above: number): { width: number; body: SheetRow[] } {
  const body = rows.slice(above)
  if (!isText) {
    const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
    return { width, body: padded(body, width) }
  }
  const headings = rows[Math.max(above - 1, 0)]?.cells ?? []
  const end = separatorsAtEnd(body, headings.length)
  const isLong = ({ cells }: SheetRow) => cells.length - end > headings.length
  const usual = body.filter((row) => !isLong(row))
  const width = usual.reduce((most, { cells }) => Math.max(most, filledIn(cells)), filledIn(headings))
  return { width, body: body.map((row) => (isLong(row) ? row : (padded([row], width)[0] ?? row))) }
}

/** Some programs write a separator also behind the last cell of each row, and not behind the last heading. */
const separatorsAtEnd = (body: readonly SheetRow[], headings: number): number =>
  Math.max(
    0,
    body.reduce(
      (least, { cells }) => Math.min(least, cells.length - headings, cells.length - filledIn(cells)),
      body.length > 0 ? Number.POSITIVE_INFINITY : 0,
    ),
  )
