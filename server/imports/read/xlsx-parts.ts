/** The parts of an .xlsx (ECMA-376, part 1, chapter 18) that say what is in its cells. */

import { coded } from '#contract/failures'
import { importLimits } from '#contract/imports'
import { fillMerged, type MergedCell } from './merged.ts'
import {
  type Cell,
  type SheetRow,
  TITLE_ROWS,
  textOf,
  tooManyColumns,
  tooManyRows,
  UnreadableFile,
  wholeText,
} from './sheet.ts'
import { damagedXml, type XmlHandlers } from './xml.ts'

/** What a cell of a sheet refers to. */
export type CellFormat = {
  /** Whether each style shows a number as a date. */
  isDate: boolean[]
  /** Texts that cells name by their number. */
  strings: string[]
  /** Days are counted from 1904, as old programs for the Mac did. */
  isFrom1904: boolean
}

type Read = (on: XmlHandlers, isEnough?: () => boolean) => Promise<void>

/** Excel itself makes 64,000 styles at most. Of merged cells there are as many. */
const MOST_STYLES = 100_000
/** A list of the largest size has 300,000 cells. */
const MOST_STRINGS = 500_000
/** Characters of all shared texts, and of all cells of a sheet: as many as a CSV may have. */
const MOST_TEXT = importLimits.sheetBytes

const tooMuchText = () => new UnreadableFile(coded('excelTooManyCharacters', { millions: MOST_TEXT / 1024 / 1024 }))
const tooMuch = (code: 'excelTooManyStyles' | 'excelTooManyTexts' | 'excelTooManyMerged', most: number) =>
  new UnreadableFile(coded(code, { most }))

/** Which styles of cells are dates: an .xlsx has dates as numbers, and only the style tells. */
export async function readDateFormats(read: Read): Promise<boolean[]> {
  const ownDates = new Map<string, boolean>()
  const isDate: boolean[] = []
  let isInCells = false
  await read({
    open(name, { numFmtId = '', formatCode = '' }) {
      if (name === 'cellXfs') isInCells = true
      if (name === 'numFmt') ownDates.set(numFmtId, isDateFormat(formatCode))
      if (name === 'xf' && isInCells) isDate.push(ownDates.get(numFmtId) ?? isBuiltInDate(Number(numFmtId)))
      if (Math.max(ownDates.size, isDate.length) > MOST_STYLES) throw tooMuch('excelTooManyStyles', MOST_STYLES)
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return isDate
}

/** Formats that have a number and no code; those from 27 on are of East Asian editions. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** Longer than any code that Excel takes, of 255 characters. */
const MOST_FORMAT = 500

/** Whether a format such as `[$-409]d-mmm-yy;@` shows a date or a time: it has their letters and no digits. */
function isDateFormat(code: string): boolean {
  const bare = code
    .slice(0, MOST_FORMAT)
    // Texts, single characters, colours and languages. What remains of brackets are hours above 24, as in [h]:mm.
    // bounded: the start of the code
    .replace(/"[^"]*"|[\\_*].|\[(?![hms]+\])[^\]]*\]/gi, '')
    // Parts of seconds.
    .replace(/(s\]?)[.,]0+/gi, '$1')
  return /[dmyhs]/i.test(bare) && !/[0#?]/.test(bare)
}

/** The texts that cells share. */
export async function readStrings(read: Read): Promise<string[]> {
  const strings: string[] = []
  const rich = richText()
  let length = 0
  await read({
    open: rich.open,
    text(piece) {
      length += piece.length
      if (length > MOST_TEXT) throw tooMuchText()
      rich.text(piece)
    },
    close(name) {
      rich.close(name)
      if (name === 'si') strings.push(rich.take())
      if (strings.length > MOST_STRINGS) throw tooMuch('excelTooManyTexts', MOST_STRINGS)
    },
  })
  return strings
}

/** Collects a text. Each font in it has a `<t>` of its own; those of `<rPh>` say how it is pronounced. */
function richText() {
  let text = ''
  let isText = false
  let isPhonetic = false
  return {
    open(name: string) {
      if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic
    },
    text(piece: string) {
      if (isText) text += piece
    },
    close(name: string) {
      if (name === 'rPh') isPhonetic = false
      isText = false
    },
    take() {
      const taken = unescaped(text)
      text = ''
      return taken
    },
  }
}

/** Characters that XML does not allow are written as `_x000D_`. */
const unescaped = (text: string) =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

/**
 * The rows of a sheet that are not empty. Empty rows and cells between others are not created.
 * @param firstRows as many are enough
 * @throws UnreadableFile if it has more rows or columns than a list of people
 */
export async function readSheet(read: Read, format: CellFormat, firstRows = Number.POSITIVE_INFINITY) {
  const isWhole = firstRows === Number.POSITIVE_INFINITY
  const found = { rows: [] as SheetRow[], merged: [] as MergedCell[], hiddenColumns: [] as number[], formulas: 0 }
  const rich = richText()
  let row: SheetRow = { line: 0, cells: [] }
  let cell = { column: 0, type: '', style: 0, value: '' }
  let isValue = false
  let length = 0
  const addCell = () => {
    const { column, type, value } = cell
    const content = contentOf(type === 'inlineStr' ? rich.take() : value, type, cell.style, format)
    if (textOf(content).trim() === '') return
    if (column >= importLimits.columns) {
      if (isWhole) throw tooManyColumns(column + 1)
      return
    }
    length += wholeText(content).length
    if (length > MOST_TEXT) throw tooMuchText()
    while (row.cells.length < column) row.cells.push('')
    row.cells[column] = content
  }
  await read(
    {
      open(name, { r = '', t = 'n', s = '', ref = '', hidden, min, max }) {
        const isHidden = hidden === '1' || hidden === 'true'
        if (name === 'col' && isHidden) found.hiddenColumns.push(...columnsFrom(Number(min), Number(max)))
        if (name === 'row') {
          // A filter hides rows in the same way.
          row = { line: Number(r) || row.line + 1, cells: [], ...(isHidden && { isHidden }) }
          cell.column = -1
        }
        if (name === 'c') cell = { column: r ? columnOf(r) : cell.column + 1, type: t, style: Number(s), value: '' }
        if (name === 'f') found.formulas++
        if (name === 'mergeCell') found.merged.push(mergedCell(ref))
        if (found.merged.length > MOST_STYLES) throw tooMuch('excelTooManyMerged', MOST_STYLES)
        isValue = name === 'v'
        rich.open(name)
      },
      text(piece) {
        if (isValue) cell.value += piece
        else rich.text(piece)
      },
      close(name) {
        isValue = false
        rich.close(name)
        if (name === 'c') addCell()
        if (name !== 'row' || row.cells.length === 0) return
        found.rows.push(row)
        if (found.rows.length > importLimits.rows + TITLE_ROWS) throw tooManyRows()
      },
    },
    () => found.rows.length >= firstRows,
  )
  fillMerged(found.rows, found.merged)
  return found
}

/** The columns with these numbers, which count from 1. */
const columnsFrom = (first: number, last: number): number[] =>
  Array.from({ length: importLimits.columns }, (_, at) => at).filter((at) => at + 1 >= first && at + 1 <= last)

/** The cells from `A1` to `B2`, as `A1:B2`. */
function mergedCell(reference: string): MergedCell {
  const [first = '', last = first] = reference.split(':')
  return {
    ...{ firstLine: lineOf(first), lastLine: lineOf(last) },
    ...{ firstColumn: columnOf(first), lastColumn: columnOf(last) },
  }
}

const lineOf = (reference: string) => Number(reference.replace(/^[A-Z]+/, ''))

/** Columns are counted with letters: after Z comes AA. */
function columnOf(reference: string): number {
  const [, letters] = /^([A-Z]{1,3})\d+$/.exec(reference) ?? []
  if (letters === undefined) throw damagedXml()
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function contentOf(value: string, type: string, style: number, { isDate, strings, isFrom1904 }: CellFormat): Cell {
  if (value === '') return ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'e') return { formula: value }
  if (type === 'd') return dateOf(Date.parse(value))
  if (type === 'n') {
    const number = Number(value)
    if (Number.isNaN(number)) return value
    return isDate[style] ? dateOf((number + (isFrom1904 ? DAYS_TO_1904 : 0) - DAYS_TO_1970) * DAY) : String(number)
  }
  const text = type === 's' ? strings[Number(value)] : type === 'str' ? unescaped(value) : value
  if (text === undefined) throw damagedXml()
  return /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)$/.test(text) ? { formula: text } : text
}

const DAY = 24 * 3_600_000
/** From the day 0 of Excel to 1904 and to 1970. */
const DAYS_TO_1904 = 1_462
const DAYS_TO_1970 = 25_569

function dateOf(time: number): Cell {
  const date = new Date(Math.floor(time))
  return { date: Number.isNaN(date.getTime()) ? '?' : date.toISOString().slice(0, 10) }
}
