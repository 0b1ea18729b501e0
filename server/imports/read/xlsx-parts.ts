/** The parts of an .xlsx (ECMA-376, part 1, chapter 18) with the content of its cells. */

import { messageRef } from '#contract/failures'
import { importLimits } from '#contract/imports'
import { DAY_MS } from '../../clock.ts'
import {
  type Cell,
  type SheetRow,
  TITLE_ROWS,
  textOf,
  tooManyColumns,
  tooManyRows,
  UnreadableFile,
  wholeText,
} from '../../files/sheet.ts'
import { damagedXml, type XmlHandlers } from '../../files/xml.ts'
import { fillMerged, type MergedCell } from './merged.ts'
import { type NumberFormat, numberFormat } from './number-format.ts'

/** What a cell of a sheet refers to. */
export type CellFormat = {
  /** How each style shows a number. */
  formats: (NumberFormat | undefined)[]
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

export const tooMuch = () => new UnreadableFile(messageRef('excelTooLarge'))

/** How the styles of cells show numbers: an .xlsx stores dates as numbers, and only the style distinguishes them. */
export async function readFormats(read: Read): Promise<CellFormat['formats']> {
  const own = new Map<string, NumberFormat>()
  const formats: CellFormat['formats'] = []
  let isInCells = false
  await read({
    open(name, { numFmtId = '', formatCode = '' }) {
      if (name === 'cellXfs') isInCells = true
      if (name === 'numFmt') own.set(numFmtId, numberFormat(formatCode))
      if (name === 'xf' && isInCells) formats.push(own.get(numFmtId) ?? builtIn(Number(numFmtId)))
      if (Math.max(own.size, formats.length) > MOST_STYLES) throw tooMuch()
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return formats
}

/** Formats that have a number and no code; those from 27 on are of East Asian editions. */
const builtIn = (id: number): NumberFormat | undefined =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
    ? 'date'
    : undefined

/** The texts that cells share. */
export async function readStrings(read: Read): Promise<string[]> {
  const strings: string[] = []
  const rich = richText()
  let length = 0
  await read({
    open: rich.open,
    text(piece) {
      length += piece.length
      if (length > MOST_TEXT) throw tooMuch()
      rich.text(piece)
    },
    close(name) {
      rich.close(name)
      if (name === 'si') strings.push(rich.take())
      if (strings.length > MOST_STRINGS) throw tooMuch()
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
  const found = {
    rows: [] as SheetRow[],
    merged: [] as MergedCell[],
    hiddenColumns: [] as number[],
    formulas: 0,
    pictures: 0,
  }
  const rich = richText()
  let row: SheetRow = { rowNumber: 0, cells: [] }
  let cell: OpenCell = { column: 0, type: '', style: 0, value: '' }
  /** The element whose text comes next. */
  let inside: 'value' | 'formula' | undefined
  let length = 0
  const addCell = () => {
    const { column, type, value, formula, isPicture } = cell
    const written = type === 'inlineStr' ? rich.take() : value
    if (isPicture) {
      found.pictures++
      return
    }
    if (formula !== undefined && written !== '') found.formulas++
    // A text that is empty is a value.
    const isUnsaved = formula !== undefined && written === '' && type !== 'str'
    const content = isUnsaved ? { formula: `=${formula}`, isUnsaved } : contentOf(written, type, cell.style, format)
    if (textOf(content).trim() === '') return
    if (column >= importLimits.columns) {
      if (isWhole) throw tooManyColumns(column + 1)
      return
    }
    length += wholeText(content).length
    if (length > MOST_TEXT) throw tooMuch()
    while (row.cells.length < column) row.cells.push('')
    row.cells[column] = content
  }
  await read(
    {
      open(name, { r = '', t = 'n', s = '', ref = '', vm, hidden, min, max }) {
        const isHidden = hidden === '1' || hidden === 'true'
        if (name === 'col' && isHidden) found.hiddenColumns.push(...columnsFrom(Number(min), Number(max)))
        if (name === 'row') {
          // A filter hides rows in the same way.
          row = { rowNumber: Number(r) || row.rowNumber + 1, cells: [], ...(isHidden && { isHidden }) }
          cell.column = -1
        }
        if (name === 'c') {
          const column = r ? columnOf(r) : cell.column + 1
          // A picture in a cell; programs that do not support these show an error.
          cell = { column, type: t, style: Number(s), value: '', isPicture: vm !== undefined && t === 'e' }
        }
        if (name === 'f') cell.formula = ''
        if (name === 'mergeCell') found.merged.push(mergedCell(ref))
        if (found.merged.length > MOST_STYLES) throw tooMuch()
        inside = name === 'v' ? 'value' : name === 'f' ? 'formula' : undefined
        rich.open(name)
      },
      text(piece) {
        if (inside === 'value') cell.value += piece
        else if (inside === 'formula') cell.formula = `${cell.formula}${piece}`.slice(0, importLimits.decidedText)
        else rich.text(piece)
      },
      close(name) {
        inside = undefined
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

/** A cell that is being read. */
type OpenCell = {
  column: number
  type: string
  style: number
  value: string
  formula?: string
  isPicture?: boolean
}

/** The cells from `A1` to `B2`, as `A1:B2`. */
function mergedCell(reference: string): MergedCell {
  const [first = '', last = first] = reference.split(':')
  return {
    firstRow: lineOf(first),
    lastRow: lineOf(last),
    firstColumn: columnOf(first),
    lastColumn: columnOf(last),
  }
}

const lineOf = (reference: string) => Number(reference.replace(/^[A-Z]+/, ''))

/** Columns are counted with letters: after Z comes AA. */
function columnOf(reference: string): number {
  const [, letters] = /^([A-Z]{1,3})\d+$/.exec(reference) ?? []
  if (letters === undefined) throw damagedXml()
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function contentOf(value: string, type: string, style: number, { formats, strings, isFrom1904 }: CellFormat): Cell {
  if (value === '') return ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'e') return { formula: value }
  if (type === 'd') return dateOf(Date.parse(value))
  if (type === 'n') {
    const number = Number(value)
    if (Number.isNaN(number)) return value
    const shown = formats[style]
    if (shown === 'date') return dateOf(timeOfDay(number + (isFrom1904 ? DAYS_TO_1904 : 0)))
    return shown?.(number) ?? plain(number)
  }
  const text = type === 's' ? strings[Number(value)] : type === 'str' ? unescaped(value) : value
  if (text === undefined) throw damagedXml()
  return /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)$/.test(text) ? { formula: text } : text
}

/** Spreadsheets keep 15 digits: the others of a longer number are lost. */
const plain = (number: number): string =>
  Math.abs(number) < 1e15 ? String(Number(number.toPrecision(15))) : number.toExponential().toUpperCase()

/** From the day 0 of Excel to 1904 and to 1970. */
const DAYS_TO_1904 = 1_462
const DAYS_TO_1970 = 25_569

/** A day as a spreadsheet counts it, in milliseconds since 1970: 42064 is 1 March 2015. */
export const timeOfDay = (number: number): number => (number - DAYS_TO_1970) * DAY_MS

function dateOf(time: number): Cell {
  const date = new Date(Math.floor(time))
  return { date: Number.isNaN(date.getTime()) ? '?' : date.toISOString().slice(0, 10) }
}
