import { type Column, columns, type ImportKind } from '#contract/imports'
import { normalize } from '#contract/search'
import { type FileColumn, shownValue } from '../file-column.ts'
import { excerpt } from '../some-of.ts'
import { type Sheet, type SheetRow, TITLE_ROWS, textOf } from './sheet.ts'

const keyOf = (heading: string) => normalize(heading).replace(/[^\p{L}\p{N}]/gu, '')

const fieldsOf = (list: readonly Column[]) =>
  new Map(
    list.flatMap(({ field, heading, aliases }) => [field, heading, ...aliases].map((text) => [keyOf(text), field])),
  )
/** Which field each known heading names. */
const fieldsByKey: Record<ImportKind, Map<string, string>> = {
  student: fieldsOf(columns.student),
  teacher: fieldsOf(columns.teacher),
}

/** How many different fields these headings name. */
export const knownHeadings = (headings: string[], kind: ImportKind): number =>
  new Set(headings.flatMap((heading) => fieldsByKey[kind].get(keyOf(heading)) ?? [])).size

/** How many headings of a list of this kind each of the first rows has. */
const knownInRows = (rows: SheetRow[], kind: ImportKind) =>
  rows.slice(0, TITLE_ROWS).map(({ cells }) => knownHeadings(cells.map(textOf), kind))

/** Finds the row of headings, and which column is which field. */
export function matchColumns({ rows, notes }: Sheet, kind: ImportKind) {
  const known = knownInRows(rows, kind)
  const most = Math.max(...known)
  const headingRow = known.indexOf(most)
  const body = rows.slice(headingRow + 1)
  const allNotes = [...notes]
  const other = kind === 'student' ? 'teacher' : 'student'
  if (Math.max(...knownInRows(rows, other)) > most) {
    allNotes.unshift(
      `The headings are rather those of ${other}s than of ${kind}s. If ${other}s are in the file, drop this draft and choose '${other === 'teacher' ? 'Teachers' : 'Students'}' before you choose the file.`,
    )
  }
  if (most === 0) {
    allNotes.push('No heading of this file is known. Choose below which column is which; or start from the template.')
  }
  if (body.length === 0) allNotes.push('There are no rows below the headings.')
  const taken = new Map<string, number>()
  const matched = (rows[headingRow]?.cells ?? []).map((cell, at): FileColumn => {
    const heading = textOf(cell).trim()
    const found = fieldsByKey[kind].get(keyOf(heading)) ?? null
    const earlier = found === null ? undefined : taken.get(found)
    if (found !== null && earlier === undefined) taken.set(found, at)
    if (earlier !== undefined) {
      allNotes.push(
        `Columns ${earlier + 1} and ${at + 1} both say '${excerpt(heading)}': the first is read. Choose by hand if it is the other.`,
      )
    }
    const field = earlier === undefined ? found : null
    return { heading: excerpt(heading), field, sample: shownValue(field, sampleOf(body, at)) }
  })
  return { columns: matched, body, notes: allNotes }
}

const sampleOf = (rows: SheetRow[], at: number): string => {
  const found = rows.find(({ cells }) => textOf(cells[at]).trim() !== '')
  return textOf(found?.cells[at]).trim().slice(0, 100)
}
