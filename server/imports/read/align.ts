import { type Cell, type Sheet, type SheetRow, textOf } from '../../files/sheet.ts'

const isEmpty = (cell: Cell | undefined) => textOf(cell).trim() === ''

/** The cells of a row until the last one that is not empty. */
const filledIn = (cells: readonly Cell[]): number => cells.findLastIndex((cell) => !isEmpty(cell)) + 1

const widest = (rows: readonly SheetRow[]): number => rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)

/** Rows, each with this number of cells. */
export const padded = <Row extends SheetRow>(rows: readonly Row[], width: number): Row[] =>
  rows.map((row) => ({ ...row, cells: Array.from({ length: width }, (_, at) => row.cells[at] ?? '') }))

/**
 * How many columns a list has, and what gives rows of people as many cells. A row of text that has more cells than
 * there are headings keeps them all: one of its separators is part of a value, and which one cannot be known.
 */
export function alignment(
  { rows, isText }: Sheet,
  headings: readonly SheetRow[],
  people: readonly SheetRow[],
): { width: number; align: <Row extends SheetRow>(rows: readonly Row[]) => Row[] } {
  if (!isText) {
    const width = widest(rows)
    return { width, align: (rows) => padded(rows, width) }
  }
  // Without headings, the first row says how many columns there are.
  const named = headings.length > 0 ? headings : people.slice(0, 1)
  const most = widest(named)
  const end = separatorsAtEnd(people, most)
  const isLong = ({ cells }: SheetRow) => cells.length - end > most
  const usual = [...named, ...people.filter((row) => !isLong(row))]
  const width = usual.reduce((most, { cells }) => Math.max(most, filledIn(cells)), 0)
  return {
    width,
    align: (rows) => rows.map((row) => (isLong(row) ? row : (padded([row], width)[0] ?? row))),
  }
}

/** Some programs write a separator also behind the last cell of each row, and not behind the last heading. */
const separatorsAtEnd = (people: readonly SheetRow[], headings: number): number =>
  Math.max(
    0,
    people.reduce(
      (least, { cells }) => Math.min(least, cells.length - headings, cells.length - filledIn(cells)),
      people.length > 0 ? Number.POSITIVE_INFINITY : 0,
    ),
  )
