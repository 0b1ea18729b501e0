import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { type ImportKind, importLimits } from '#contract/imports'
import { knownHeadings } from './headings.ts'
import { type Cell, type Sheet, textOf, tooManyRows, UnreadableFile } from './sheet.ts'
import { entriesOf } from './zip.ts'

/** Of all sheets of a file; more would hold up other requests. */
const ROWS_OF_ALL_SHEETS = 4 * importLimits.rows
/**
 * The same for cells. The reader makes every cell from the first to the last one of a sheet, empty ones too: with one
 * value in the last cell that Excel has, it would make 17 billion, and end the server.
 */
const CELLS_OF_ALL_SHEETS = 5_000_000
/** Parts of an .xlsx that the reader looks at; pictures and printer settings are left out. */
const READ = /\.xml(\.rels)?$/
/** Characters from one tag to the next. A cell holds 32,767, some of them written as six. */
const LONGEST_TEXT = 1_000_000

/**
 * The sheet of an Excel file that has the most known headings.
 * @throws UnreadableFile
 */
export async function readXlsx(bytes: Buffer, kind: ImportKind): Promise<Sheet> {
  const { merged, formulas, inspected } = await inspect(bytes)
  const { default: read } = await import('read-excel-file/node')
  // Without the reader's own trimming, a roll number keeps its spaces; they are looked at later.
  const sheets = await read(inspected).catch(() => {
    throw damaged()
  })
  const known = sheets.map(({ data }) =>
    Math.max(
      0,
      ...data.slice(0, 10).map((row) =>
        knownHeadings(
          row.map((cell) => textOf(cellOf(cell))),
          kind,
        ),
      ),
    ),
  )
  const at = known.indexOf(Math.max(...known))
  const found = sheets[at]
  if (!found) throw new UnreadableFile('The Excel file has no sheet: there is nothing to import in it.')
  const notes: string[] = []
  if (sheets.length > 1) notes.push(`The file has ${sheets.length} sheets: only '${found.sheet}' was read.`)
  if (merged > 0) {
    notes.push(
      'The file has merged cells. Only the first cell of each has its value; rows that lack one are refused below: fill them in, or unmerge the cells.',
    )
  }
  if (formulas > 0) notes.push('The file has formulas: the values that they had when the file was saved were read.')
  return { rows: found.data.map((row, index) => ({ line: index + 1, cells: row.map(cellOf) })), notes }
}

type Inspected = {
  merged: number
  formulas: number
  /** A ZIP of the parts that were looked at. Another program may find other parts in the file that was sent. */
  inspected: Buffer
}

/** Unpacks every part before the reader does, since the reader trusts what the file says about itself. */
async function inspect(bytes: Buffer): Promise<Inspected> {
  const found = { merged: 0, formulas: 0 }
  let [unpacked, rows, cells] = [0, 0, 0]
  let isWorkbook = false
  const parts = new ZipFile()
  for await (const entry of entriesOf(bytes)) {
    isWorkbook ||= entry.path === 'xl/workbook.xml'
    const isRead = READ.test(entry.path)
    const isSheet = /^xl\/worksheets\/[^/]+\.xml$/.test(entry.path)
    const last = { row: 0, emptyRow: 0, column: 0 }
    const chunks: Buffer[] = []
    let rest = ''
    for await (const chunk of await entry.stream()) {
      unpacked += chunk.length
      if (unpacked > importLimits.unpackedSheetBytes) {
        throw new UnreadableFile(
          `The Excel file unpacks to more than ${importLimits.unpackedSheetBytes / 1024 / 1024} MB, too much for a list of people. Nothing was read: copy the list into a new file without pictures and formats.`,
        )
      }
      if (!isRead) continue
      chunks.push(chunk as Buffer)
      const text = rest + (chunk as Buffer).toString('latin1')
      const end = lastTag(text)
      const whole = text.slice(0, end)
      // In every part: another name may be that of a sheet as well.
      extend(last, whole)
      if (isSheet) {
        rows += count(whole, /<(?:\w+:)?row[ >]/g)
        found.merged += count(whole, /<(?:\w+:)?mergeCell /g)
        found.formulas += count(whole, /<(?:\w+:)?f[ >]/g)
      }
      rest = text.slice(end)
      if (rest.length > LONGEST_TEXT) throw damaged()
    }
    if (!isRead) continue
    extend(last, rest)
    cells += last.row * Math.max(last.column, 1) + last.emptyRow
    parts.addBuffer(Buffer.concat(chunks), entry.path, { compress: false })
  }
  if (!isWorkbook) {
    throw new UnreadableFile(
      'This is a ZIP, but no Excel file (.xlsx) and no export of a school. Choose the list of people; photos come in a later step.',
    )
  }
  if (rows > ROWS_OF_ALL_SHEETS) throw tooManyRows(rows)
  if (cells > CELLS_OF_ALL_SHEETS) throw tooFar()
  parts.end()
  return { ...found, inspected: await buffer(parts.outputStream) }
}

const damaged = () =>
  new UnreadableFile(
    'The Excel file cannot be read: it is damaged, or has a part of another kind. Open it in your spreadsheet program, save it again as .xlsx or CSV, and choose that file.',
  )

const tooFar = () =>
  new UnreadableFile(
    'The Excel file has a cell far away from the others, so everything between them would be read as rows and columns. Nothing was read: copy the list into a new file, or save it as CSV.',
  )

/** Where the last tag begins that opens: it may be cut by the end of a chunk, and is counted with the next. */
function lastTag(xml: string): number {
  const at = xml.lastIndexOf('<')
  const isOpening = at >= 0 && /[^/]/.test(xml.charAt(at + 1))
  return Math.max(isOpening || at <= 0 ? at : xml.lastIndexOf('<', at - 1), 0)
}

/** LibreOffice writes one at the end of each sheet; the reader fills up only those before it that have cells. */
const EMPTY_ROW = /<(?:\w+:)?row\b[^<>]*?(?:\/>|><\/(?:\w+:)?row>)/g
/** The place of a row or a cell: r="12", r="C12". */
const PLACE = /(?<!xmlns:)\br\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g

/**
 * Moves the last row and column of a part to those of its rows and cells.
 * @throws UnreadableFile if a place is not as Excel writes it, and the reader would take it for a number all the same
 */
function extend(last: { row: number; emptyRow: number; column: number }, xml: string): void {
  const filled = xml.replace(EMPTY_ROW, (row) => {
    for (const { row: number } of placesIn(row)) last.emptyRow = Math.max(last.emptyRow, number)
    return ''
  })
  for (const { row, column } of placesIn(filled)) {
    last.row = Math.max(last.row, row)
    last.column = Math.max(last.column, column)
  }
}

function* placesIn(xml: string) {
  for (const [, double, single] of xml.matchAll(PLACE)) {
    const place = double ?? single ?? ''
    const [, letters = '', row] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place) ?? []
    if (row !== undefined) yield { row: Number(row), column: [...letters].reduce(nextLetter, 0) }
    else if (isNumber(place)) throw tooFar()
  }
}

/** In other forms, such as 1e9; themes have margins that are negative, or have a percent sign. */
const isNumber = (place: string) =>
  /&|Infinity/.test(place) || (/^[^-\d]*\d[^-%]*$/.test(place) && !Number.isNaN(Number(place.replace(/^\D*/, ''))))

/** Columns are counted with letters: after Z comes AA. */
const nextLetter = (number: number, letter: string) => number * 26 + letter.charCodeAt(0) - 64

const count = (text: string, tag: RegExp) => text.match(tag)?.length ?? 0

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return { date: Number.isNaN(value.getTime()) ? '?' : value.toISOString().slice(0, 10) }
  const text = typeof value === 'boolean' ? String(value).toUpperCase() : String(value)
  return /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)$/.test(text) ? { formula: text } : text
}
