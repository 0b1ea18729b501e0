/** Finds the headings of a list. */
import { asciiDigits } from '#contract/digits'
import type { ImportKind } from '#contract/imports'
import { decodedOnce } from '../../files/letters.ts'
import { type SheetRow, TITLE_ROWS, textOf } from '../../files/sheet.ts'
import { padded } from './align.ts'
import { type Heading, isGroup, knownHeadings, namedIn, ungrouped } from './headings.ts'

/** Headings that were found: how many are known, in how many rows they are, and how many rows are above the people. */
export type Found = {
  known: number
  headings: Heading[]
  lines: number
  above: number
  /** A row below them that belongs to them, but has no better names of columns. */
  second?: SheetRow
}

/** The texts of a row that may be headings or a title; letters that were encoded twice are decoded. */
export const textsOf = ({ cells }: SheetRow): string[] =>
  cells.map((cell) => {
    const text = textOf(cell).trim()
    return decodedOnce(text) ?? text
  })

/**
 * The headings: the row that has the most known ones; or two, the upper one with headings of groups of columns. If none is
 * known, no row is taken for headings: the first one may be a person.
 * @param isTitle whether a row with these texts is a title of the rows below it, and no row of headings
 */
export function findHeadings(
  rows: readonly SheetRow[],
  kind: ImportKind,
  isTitle: (texts: readonly string[]) => boolean = () => false,
): Found {
  const top = rows.slice(0, TITLE_ROWS)
  const width = Math.max(0, ...top.map(({ cells }) => cells.length))
  const first = padded(top, width)
    .map(textsOf)
    .map((texts) => (isTitle(texts) ? [] : texts))
  const none: Found = { known: 0, headings: (rows[0]?.cells ?? []).map(() => ungrouped('')), lines: 0, above: 0 }
  const most = first.reduce((best, texts, at): Found => {
    const headings = texts.map(ungrouped)
    const known = knownHeadings(headings, kind)
    const isBetter = known > best.known && !isPerson(texts, known, kind) && !comesAgain(best, texts, at)
    return isBetter ? { headings, known, lines: 1, above: at + 1 } : best
  }, none)
  const pairs = first.slice(0, -1).flatMap((upper, at): Found[] => {
    // One text is a title.
    if (new Set(upper.filter(Boolean)).size < 2 || !upper.some((text) => isGroup(text, kind))) return []
    const headings = joinRows(upper, first[at + 1] ?? [])
    const known = knownHeadings(headings, kind)
    // If the lower row alone has as many known headings, the groups may still say whose columns these are.
    const tellsWhose = () =>
      headings.some((one) => namedIn(one, kind)?.field !== namedIn(ungrouped(one.text), kind)?.field)
    const isBetter = known > most.known || (known === most.known && known > 0 && most.above === at + 2 && tellsWhose())
    return isBetter ? [{ headings, known, lines: 2, above: at + 2 }] : []
  })
  const best = pairs.reduce((best, one) => (one.known >= best.known ? one : best), most)
  const [upper, lower] = [first[best.above - 1], first[best.above]]
  return best.lines === 1 && upper && lower && isBelowGroups(lower, upper)
    ? { ...best, above: best.above + 1, second: rows[best.above] }
    : best
}

/** This many known headings cannot be a coincidence. */
const SURELY = 3
const isNumber = (text: string) => /^[-+(). 0-9]+$/.test(asciiDigits(text)) && /\p{Nd}/u.test(text)
/** Whether it is a row of a person with a word that may be a heading too, such as 'No' and 'Street'. */
const isPerson = (texts: readonly string[], known: number, kind: ImportKind) =>
  known < SURELY && texts.some(isNumber) && !texts.some((text) => namedIn(ungrouped(text), kind)?.rank === 0)

/** Whether a row further down has the headings again, and some more: between them are people. */
function comesAgain({ known, headings, above }: Found, texts: readonly string[], at: number): boolean {
  const own = headings.filter(({ text }) => text !== '')
  return known >= SURELY && at > above && own.filter(({ text }) => texts.includes(text)).length * 2 > own.length
}

/**
 * Whether a row below headings belongs to them: it names columns of groups that no field is known for, or only numbers the
 * columns.
 */
function isBelowGroups(lower: readonly string[], upper: readonly string[]): boolean {
  const filled = lower.flatMap((text, at) => (text === '' ? [] : { text, at }))
  if (filled.length > 2 && filled.every(({ text }, index) => text === String(index + 1))) return true
  const below = filled.filter(({ text, at }) => text !== upper[at])
  const isInGroup = (at: number) => {
    const above = upper[at] ?? ''
    return above === '' || [upper[at - 1], upper[at + 1]].some((neighbour) => neighbour === '' || neighbour === above)
  }
  const isBeside = upper.some((above, at) => above !== '' && !isInGroup(at) && ['', above].includes(lower[at] ?? ''))
  return isBeside && below.length > 1 && below.every(({ text, at }) => isInGroup(at) && !/\p{Nd}/u.test(text))
}

/** Two rows of headings as one: a cell of the upper row is for all columns to its right that have one below it. */
function joinRows(upper: readonly string[], lower: readonly string[]): Heading[] {
  let group = ''
  return lower.map((text, at) => {
    const above = upper[at] ?? ''
    if (above !== '') group = text === '' ? '' : above
    if (text === '') return ungrouped(above)
    return above === text ? ungrouped(text) : { group: above || group, text }
  })
}
