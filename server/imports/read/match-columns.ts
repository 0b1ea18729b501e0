/** Finds the row of headings, and which column is which field. */
import { coded } from '#contract/failures'
import { type Column, type ImportKind, importColumns, importLimits } from '#contract/imports'
import { type FileColumn, shownValue } from '../file-column.ts'
import { excerpt } from '../some-of.ts'
import { alignRows, padded } from './align.ts'
import { alone, type Heading, knownHeadings, type Named, namedIn } from './headings.ts'
import { decodedOnce } from './letters.ts'
import { type Cell, type Sheet, type SheetRow, TITLE_ROWS, textOf, tooManyRows } from './sheet.ts'

/** Headings that were found, and how many rows are above the rows of people. */
type Found = { known: number; headings: Heading[]; above: number }

/** The headings: the row that has the most known ones; or two, the upper one with headings of groups of columns. */
function findHeadings(rows: readonly SheetRow[], kind: ImportKind): Found {
  const top = rows.slice(0, TITLE_ROWS)
  const width = Math.max(...top.map(({ cells }) => cells.length))
  const first = padded(top, width).map(({ cells }) => cells.map(headingOf))
  const singles = first.map((texts, at): Found => {
    const headings = texts.map(alone)
    return { headings, known: knownHeadings(headings, kind), above: at + 1 }
  })
  const most = singles.reduce((best, one) => (one.known > best.known ? one : best), {
    ...{ known: 0, headings: (first[0] ?? []).map(alone), above: 1 },
  })
  const pairs = first.slice(0, -1).flatMap((upper, at): Found[] => {
    // One text is a title.
    if (new Set(upper.filter(Boolean)).size < 2) return []
    const headings = joinRows(upper, first[at + 1] ?? [])
    const known = knownHeadings(headings, kind)
    // Where the lower row says as much alone, the groups tell whose it is.
    const isBetter = known > most.known || (known === most.known && known > 0 && most.above === at + 2)
    return isBetter ? [{ headings, known, above: at + 2 }] : []
  })
  return pairs.reduce((best, one) => (one.known >= best.known ? one : best), most)
}

const headingOf = (cell: Cell): string => {
  const text = textOf(cell).trim()
  return decodedOnce(text) ?? text
}

/** Two rows of headings as one: a cell of the upper row is for all columns to its right that have one below it. */
function joinRows(upper: readonly string[], lower: readonly string[]): Heading[] {
  let group = ''
  return lower.map((text, at) => {
    const above = upper[at] ?? ''
    if (above !== '') group = text === '' ? '' : above
    if (text === '') return alone(above)
    return above === text ? alone(text) : { group: above || group, text }
  })
}

/** Finds the row of headings, and which column is which field. */
export function matchColumns(sheet: Sheet, kind: ImportKind) {
  const { rows, notes } = sheet
  const { known, headings: found, above } = findHeadings(rows, kind)
  const { width, body } = alignRows(sheet, above)
  if (body.length > importLimits.rows) throw tooManyRows()
  const headings = Array.from({ length: width }, (_, at) => found[at] ?? alone(''))
  const allNotes = [...notes]
  const other = kind === 'student' ? 'teacher' : 'student'
  if (findHeadings(rows, other).known > known) {
    allNotes.unshift(coded('noteOtherKind', { kind, other }))
  }
  if (known === 0) {
    allNotes.push(coded('noteNoHeading'))
  }
  if (body.length === 0) allNotes.push(coded('noteNoRows'))
  const places = placesOf(
    headings.map((heading) => namedIn(heading, kind)),
    importColumns[kind],
  )
  const columns = headings.map(({ group, text }, at): FileColumn => {
    const heading = group ? `${group} ${text}` : text
    const { field, place, twin } = places[at] ?? NOT_READ
    if (twin !== undefined) {
      allNotes.push(coded('noteSameHeading', { first: twin + 1, second: at + 1, heading: excerpt(heading) }))
    }
    return { heading: excerpt(heading), field, place, sample: shownValue(field, sampleOf(body, at)) }
  })
  return { columns, body, notes: allNotes }
}

/** What a column is read as; `twin`: the column before it that is read in its place. */
type Place = Pick<FileColumn, 'field' | 'place'> & { twin?: number }
const NOT_READ: Place = { field: null, place: 0 }

/** Parts of a field are joined in their order; a column that has all of it is read alone. */
function placesOf(named: readonly (Named | undefined)[], fields: readonly Column[]): Place[] {
  const places = named.map(() => NOT_READ)
  for (const { field, parts = [] } of fields) {
    /** The first column of the whole field, under -1, and of each part. */
    const first = new Map<number, number>()
    for (const [at, one] of named.entries()) {
      if (one?.field !== field) continue
      const part = one.part ?? WHOLE
      const twin = first.get(part)
      if (twin === undefined) first.set(part, at)
      places[at] = twin === undefined ? { field, place: Math.max(part, 0) } : { ...NOT_READ, twin }
    }
    const whole = first.get(WHOLE)
    if (whole === undefined || first.size === 1) {
      // A section is no class.
      if (whole === undefined && parts[0]?.length === 0) for (const at of first.values()) places[at] = NOT_READ
      continue
    }
    const hasBegin = first.has(0)
    const hasEnd = first.has(parts.length - 1)
    // 'Name' beside 'Surname' is the first name, and beside 'First name' the surname; beside both it is all of it.
    if (hasBegin && hasEnd) {
      for (const [part, at] of first) if (part !== WHOLE) places[at] = NOT_READ
    } else places[whole] = { field, place: hasBegin ? parts.length : 0 }
  }
  return places
}
const WHOLE = -1

const sampleOf = (rows: SheetRow[], at: number): string => {
  const found = rows.find(({ cells }) => textOf(cells[at]).trim() !== '')
  return textOf(found?.cells[at]).trim().slice(0, 100)
}
