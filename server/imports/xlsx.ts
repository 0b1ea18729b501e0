import { type ImportKind, importLimits } from '#contract/imports'
import { knownHeadings } from './headings.ts'
import { type Cell, type Sheet, textOf, tooManyRows, UnreadableFile } from './sheet.ts'
import { entriesOf } from './zip.ts'

/** Of all sheets of a file; more would hold up other requests. */
const ROWS_OF_ALL_SHEETS = 4 * importLimits.rows

/** Of a tag, in characters. */
const LONGEST_NAME = 64

/**
 * The sheet of an Excel file that has the most known headings.
 * @throws UnreadableFile
 */
export async function readXlsx(bytes: Buffer, kind: ImportKind): Promise<Sheet> {
  const { merged, formulas } = await inspect(bytes)
  const { default: read } = await import('read-excel-file/node')
  // Without the reader's own trimming, a roll number keeps its spaces; they are looked at later.
  const sheets = await read(bytes).catch(() => {
    throw new UnreadableFile(
      'The Excel file cannot be read: it is damaged, or has a part of another kind. Open it in your spreadsheet program, save it again as .xlsx or CSV, and choose that file.',
    )
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

/** Unpacks every part once without keeping it, since the reader trusts what the file says about itself. */
async function inspect(bytes: Buffer): Promise<{ merged: number; formulas: number }> {
  const found = { merged: 0, formulas: 0 }
  let [unpacked, rows] = [0, 0]
  let isWorkbook = false
  for await (const entry of entriesOf(bytes)) {
    isWorkbook ||= entry.path === 'xl/workbook.xml'
    const isSheet = /^xl\/worksheets\/[^/]+\.xml$/.test(entry.path)
    let rest = ''
    for await (const chunk of await entry.stream()) {
      unpacked += chunk.length
      if (unpacked > importLimits.unpackedSheetBytes) {
        throw new UnreadableFile(
          `The Excel file unpacks to more than ${importLimits.unpackedSheetBytes / 1024 / 1024} MB, too much for a list of people. Nothing was read: copy the list into a new file without pictures and formats.`,
        )
      }
      if (!isSheet) continue
      const text = rest + (chunk as Buffer).toString('latin1')
      // A tag may be cut by the end of a chunk: its name is counted with the next. What is longer is no name.
      const last = text.lastIndexOf('<')
      const end = last >= 0 && text.length - last < LONGEST_NAME ? last : text.length
      rows += count(text, /<(?:\w+:)?row[ >]/g, end)
      found.merged += count(text, /<(?:\w+:)?mergeCell /g, end)
      found.formulas += count(text, /<(?:\w+:)?f[ >]/g, end)
      rest = text.slice(end)
    }
  }
  if (!isWorkbook) {
    throw new UnreadableFile(
      'This is a ZIP, but no Excel file (.xlsx) and no export of a school. Choose the list of people; photos come in a later step.',
    )
  }
  if (rows > ROWS_OF_ALL_SHEETS) throw tooManyRows(rows)
  return found
}

const count = (text: string, tag: RegExp, end: number) => text.slice(0, end).match(tag)?.length ?? 0

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return { date: Number.isNaN(value.getTime()) ? '?' : value.toISOString().slice(0, 10) }
  const text = typeof value === 'boolean' ? String(value).toUpperCase() : String(value)
  return /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)$/.test(text) ? { formula: text } : text
}
