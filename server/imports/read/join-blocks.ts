/** Several lists, one for each class, as one table: the sheets of a file, and blocks below each other on one sheet. */
import { type MessageRef, messageRef } from '#contract/failures'
import { type ImportKind, importColumn, importLimits } from '#contract/imports'
import { classInTitle } from '#contract/school/class-names'
import { type Cell, type Sheet, type SheetRow, tooManyColumns } from '../../files/sheet.ts'
import { chunksWithYield } from '../chunks.ts'
import { excerpt, summarizeList } from '../summarize-list.ts'
import { alignment } from './align.ts'
import { findHeadings, textsOf } from './find-headings.ts'
import { type Heading, type Named, namedIn, ungrouped } from './headings.ts'

/** A table with its headings; `headings` is empty texts where none is known. */
export type Table = {
  /** How many headings are known. */
  known: number
  headings: Heading[]
  body: SheetRow[]
  hiddenColumns: ReadonlySet<number>
  notes: MessageRef[]
}

/** A row of a person, and the class in the title above it. */
type Row = SheetRow & { className: string }
/** The same with its cells in the columns of the table. `surplus`: the cells without a column. */
type Placed = Row & { surplus: readonly Cell[] }

/** Joins the lists of a file to one table. A column that an earlier list has too is the same one. */
export async function joinBlocks(sheets: readonly Sheet[], kind: ImportKind): Promise<Table> {
  const headings: Heading[] = []
  const keys: string[] = []
  const keyOf = keyMaker(kind)
  const rows: Placed[] = []
  const hiddenColumns = new Set<number>()
  const notes: MessageRef[] = []
  let known = 0
  let lastRowNumber = 0
  let lostLetters = 0

  for (const sheet of sheets) {
    const read = await blocksOf(sheet, kind)
    known = Math.max(known, read.known)
    lostLetters += sheet.lostLetters ?? 0
    for (const note of [...sheet.notes, ...read.notes]) {
      if (!notes.some(({ code, params }) => code === note.code && !params)) notes.push(note)
    }
    for (const { headings: own, rows: below } of read.blocks) {
      const positions = own.map(columnFinder({ headings, keys }, keyOf))
      for (const at of sheet.hiddenColumns ?? []) {
        const position = positions[at]
        if (position !== undefined) hiddenColumns.add(position)
      }
      for (const row of below) {
        const cells: Cell[] = headings.map(() => '')
        for (const [at, position] of positions.entries()) cells[position] = row.cells[at] ?? ''
        rows.push({
          ...row,
          rowNumber: lastRowNumber + row.rowNumber,
          cells,
          surplus: row.cells.slice(positions.length),
        })
      }
    }
    // The row numbers of the next sheet follow those of this one, because each row is identified by its number.
    lastRowNumber += sheet.rows.at(-1)?.rowNumber ?? 0
  }
  if (lostLetters > 0) notes.push(messageRef('noteLostLetters', { cells: lostLetters }))
  const classAt = rows.some(({ className }) => className !== '') ? classColumn(headings, kind) : -1
  for (const { cells, className, surplus } of rows) {
    while (cells.length < headings.length) cells.push('')
    if (classAt >= 0) cells[classAt] ||= excerpt(className)
    cells.push(...surplus)
  }
  return { known, headings, body: rows, hiddenColumns, notes }
}

type Block = { headings: Heading[]; rows: Row[] }
/** A block as it is in the file, with the rows that its headings are in. */
type Found = Block & { headingRows: readonly SheetRow[] }

/**
 * The lists of a sheet: each begins with headings, which may come again. A class in a title holds for all rows below
 * it.
 */
async function blocksOf(
  sheet: Sheet,
  kind: ImportKind,
): Promise<{ known: number; blocks: Block[]; notes: MessageRef[] }> {
  const { rows } = sheet
  const titleOf = (texts: readonly string[]) => (kind === 'student' ? classTitle(texts) : undefined)
  const { known, headings, lines, above, second } = findHeadings(rows, kind, (texts) => titleOf(texts) !== undefined)
  const notes: MessageRef[] = []
  if (second) {
    const texts = textsOf(second).filter((text) => text !== '' && !headings.some((heading) => heading.text === text))
    notes.push(messageRef('noteSecondHeadings', { line: second.rowNumber, ...summarizeList(texts) }))
  }
  const headingRows = rows.slice(above - lines - (second ? 1 : 0), above)
  const isHeadingRow = headingRowTest(headingRows.slice(0, lines))
  const isSecond = (row: SheetRow) => second !== undefined && filledIn(row) === filledIn(second)
  const titles: string[] = []
  const repeated: string[] = []
  const take = (title: string) => {
    titles.push(title)
    return title
  }
  let className = kind === 'student' ? (sheet.className ?? '') : ''
  for (const row of rows.slice(0, above)) {
    const title = titleOf(textsOf(row))
    if (title !== undefined) className = take(title)
  }
  const blocks: Found[] = [{ headings, headingRows, rows: [] }]
  let wasHeading = false
  for await (const slice of chunksWithYield(rows.slice(above))) {
    for (const row of slice) {
      const isBelow = wasHeading
      wasHeading = false
      const texts = textsOf(row)
      const title = titleOf(texts)
      if (title !== undefined) className = take(title)
      else if (isHeadingRow(texts, isBelow && lines === 2)) {
        wasHeading = true
        repeated.push(String(row.rowNumber))
        // Headings in two rows have to be the same two rows; those in one row may be in another order.
        if (lines === 1) blocks.push({ headings: texts.map(ungrouped), headingRows: [row], rows: [] })
      } else if (!(isBelow && isSecond(row))) blocks.at(-1)?.rows.push({ ...row, className })
    }
  }
  if (titles.length > 0) notes.push(messageRef('noteClassTitles', summarizeList([...new Set(titles)])))
  if (repeated.length > 0) notes.push(messageRef('noteRepeatedHeadings', summarizeList(repeated)))
  return { known, blocks: blocks.map((block) => aligned(block, sheet)), notes }
}

/** A block whose rows have a cell for each of its headings; see `alignment` for rows that have more. */
function aligned({ headings, headingRows, rows }: Found, sheet: Sheet): Block {
  const { width, align } = alignment(sheet, headingRows, rows)
  return { headings: Array.from({ length: width }, (_, at) => headings[at] ?? ungrouped('')), rows: align(rows) }
}

/**
 * Makes the test whether a row has the headings again: most of its texts are those of these rows, and at least two, or one
 * in the row below such a row.
 */
function headingRowTest(headingRows: readonly SheetRow[]): (texts: readonly string[], isBelow: boolean) => boolean {
  const known = new Set(headingRows.flatMap(textsOf).filter(Boolean).map(plain))
  return (texts, isBelow) => {
    if (known.size === 0) return false
    const filled = texts.filter(Boolean)
    const same = filled.filter((text) => known.has(plain(text))).length
    return same > (isBelow ? 0 : 1) && same * 2 >= filled.length
  }
}
const plain = (text: string) => text.toLowerCase()
const filledIn = (row: SheetRow) => plain(textsOf(row).filter(Boolean).join('\n'))

/** The class that a title row gives for the rows below it; undefined if the row is no such title. */
function classTitle(texts: readonly string[]): string | undefined {
  const written = [...new Set(texts.filter(Boolean))]
  return written.length <= MOST_TITLES && written.every((text) => text.length < LONGEST_TITLE)
    ? classInTitle(written)
    : undefined
}
/** Such as class, section, teacher and session. */
const MOST_TITLES = 6
const LONGEST_TITLE = 100

/** Makes the function that finds where a column of a list is in the table; one that the table does not have is added. */
function columnFinder(table: { headings: Heading[]; keys: string[] }, keyOf: (heading: Heading) => string) {
  const taken = new Set<number>()
  return (heading: Heading): number => {
    const key = keyOf(heading)
    const found = table.keys.findIndex((other, at) => other === key && !taken.has(at))
    const at = found < 0 ? table.keys.push(key) - 1 : found
    if (found < 0) table.headings.push(heading)
    if (table.headings.length > importLimits.columns) throw tooManyColumns(table.headings.length)
    taken.add(at)
    return at
  }
}

/** Makes the function that returns the same for headings that mean the same. */
function keyMaker(kind: ImportKind): (heading: Heading) => string {
  const made = new Map<string, string>()
  return (heading) => {
    const text = plain(`${heading.group}\n${heading.text}`)
    const named = made.has(text) ? undefined : namedIn(heading, kind)
    const key = made.get(text) ?? (named ? `${named.field} ${named.part ?? ''}` : text)
    made.set(text, key)
    return key
  }
}

/** The column of the class, for rows that have only one above them or the name of their sheet; a new one if there is none. */
function classColumn(headings: Heading[], kind: ImportKind): number {
  const isClass = (named: Named | undefined) => named?.field === 'grade' && named.part === undefined
  const known = headings.findIndex((heading) => isClass(namedIn(heading, kind)))
  if (known >= 0) return known
  if (headings.length === importLimits.columns) throw tooManyColumns(headings.length + 1)
  return headings.push(ungrouped(importColumn(kind, 'grade')?.heading ?? '')) - 1
}
