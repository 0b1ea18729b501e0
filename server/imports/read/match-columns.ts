/** Finds which column of a file is which field. */
import { messageRef } from '#contract/failures'
import { type Column, type ImportKind, importColumns, importLimits } from '#contract/imports'
import { type Sheet, type SheetRow, textOf, tooManyRows } from '../../files/sheet.ts'
import { excerpt } from '../summarize-list.ts'
import { findHeadings } from './find-headings.ts'
import { type Named, namedIn } from './headings.ts'
import { joinBlocks } from './join-blocks.ts'

/** Finds the headings of the lists of a file, and which column is which field. */
export async function matchColumns(sheets: readonly Sheet[], kind: ImportKind) {
  const { known, headings, body, hiddenColumns, notes } = await joinBlocks(sheets, kind)
  if (body.length > importLimits.rows) throw tooManyRows()
  const allNotes = [...notes]
  const other = kind === 'student' ? 'teacher' : 'student'
  if (sheets.some(({ rows }) => findHeadings(rows, other).known > known)) {
    allNotes.unshift(messageRef('noteOtherKind', { kind, other }))
  }
  if (known === 0) allNotes.push(messageRef('noteNoHeading'))
  if (body.length === 0) allNotes.push(messageRef('noteNoRows'))
  const shown = headings.map(({ group, text }) => excerpt(group ? `${group} ${text}` : text))
  const matches = matchesOf(
    headings.map((heading, at) => (hiddenColumns.has(at) ? undefined : namedIn(heading, kind))),
    importColumns[kind],
  )
  const columns = shown.map((heading, at) => {
    const { field, place, twin } = matches[at] ?? NOT_READ
    if (twin !== undefined) {
      const first = twin + 1
      const second = at + 1
      allNotes.push(messageRef('noteSameHeading', { first, second, heading: shown[twin] ?? '', other: heading }))
    }
    if (hiddenColumns.has(at) && sampleOf(body, at) !== '') {
      allNotes.push(messageRef('noteHiddenColumn', { column: at + 1, heading }))
    }
    return { heading, field, place, sample: sampleOf(body, at) }
  })
  return { columns, body, notes: allNotes }
}

/** The field that a column is read as. `twin`: another column that is read instead of it. */
type Match = { field: string | null; place: number; twin?: number }
const NOT_READ: Match = { field: null, place: 0 }

/** Parts of a field are joined in their order; if one column has the whole field, only that one is read. */
function matchesOf(named: readonly (Named | undefined)[], fields: readonly Column[]): Match[] {
  const matches = named.map(() => NOT_READ)
  for (const { field, parts = [] } of fields) {
    const own = named.flatMap((one, at) =>
      one?.field === field ? { part: one.part ?? WHOLE_FIELD, rank: one.rank, at } : [],
    )
    /** The column of the whole field, under -1, and of each part: the one whose heading fits best. */
    const best = new Map<number, number>()
    for (const { part, at } of own.toSorted((one, other) => one.rank - other.rank)) {
      const twin = best.get(part)
      if (twin === undefined) best.set(part, at)
      matches[at] = twin === undefined ? { field, place: Math.max(part, 0) } : { ...NOT_READ, twin }
    }
    const whole = best.get(WHOLE_FIELD)
    if (whole === undefined) {
      // A section is no class, and a surname no name.
      if (!best.has(0)) for (const at of best.values()) matches[at] = NOT_READ
      continue
    }
    if (best.size === 1) continue
    const hasBegin = best.has(0)
    const hasEnd = best.has(parts.length - 1)
    // 'Name' beside 'Surname' is the first name, and beside 'First name' the surname; beside both it is all of it.
    if (hasBegin && hasEnd) {
      for (const [part, at] of best) if (part !== WHOLE_FIELD) matches[at] = NOT_READ
    } else matches[whole] = { field, place: hasBegin ? parts.length : 0 }
  }
  return matches
}
const WHOLE_FIELD = -1

const sampleOf = (rows: SheetRow[], at: number): string => {
  const found = rows.find(({ cells }) => textOf(cells[at]).trim() !== '')
  return textOf(found?.cells[at]).trim().slice(0, 100)
}
