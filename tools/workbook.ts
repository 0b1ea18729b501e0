import { zipOf } from './zip-of.ts'

type Row = readonly (string | number | null)[]
export type SheetOfFile = {
  name: string
  rows: readonly Row[]
  /** Not shown by a spreadsheet; `veryHidden` cannot even be shown by its menu. */
  state?: 'hidden' | 'veryHidden'
  /** Lines from 1 on that are not shown, as a filter hides them too. */
  hiddenRows?: readonly number[]
  /** Columns from 1 on that are not shown. */
  hiddenColumns?: readonly number[]
  /** Cells that are one, such as 'B1:C1'. */
  merged?: readonly string[]
  /** The text of a comment beside its cells. */
  comment?: string
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
const all = <T>(list: readonly T[], xml: (one: T, at: number) => string) => list.map(xml).join('')

/** An Excel file with what the usual writers of such files cannot make: hidden sheets, rows and columns. */
export function workbookOf(...sheets: SheetOfFile[]): Promise<Buffer> {
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="urn:r"><sheets>${all(
      sheets,
      ({ name, state = 'visible' }, at) =>
        `<sheet name="${escaped(name)}" sheetId="${at + 1}" state="${state}" r:id="rId${at + 1}"/>`,
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${all(
      sheets,
      (_, at) => `<Relationship Id="rId${at + 1}" Type="urn:r/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
    )}</Relationships>`,
  }
  for (const [at, sheet] of sheets.entries()) {
    parts[`xl/worksheets/sheet${at + 1}.xml`] = sheetXml(sheet)
    if (sheet.comment) parts[`xl/comments${at + 1}.xml`] = `<comments><t>${escaped(sheet.comment)}</t></comments>`
  }
  return zipOf(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, Buffer.from(xml)])))
}

function sheetXml({ rows, hiddenRows = [], hiddenColumns = [], merged = [] }: SheetOfFile): string {
  const columns = all(hiddenColumns, (column) => `<col min="${column}" max="${column}" hidden="1"/>`)
  const cell = (value: Row[number], reference: string) => {
    if (value === null || value === '') return ''
    if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`
    return `<c r="${reference}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`
  }
  const lines = all(
    rows,
    (row, at) =>
      `<row r="${at + 1}"${hiddenRows.includes(at + 1) ? ' hidden="1"' : ''}>${all(row, (value, column) =>
        cell(value, `${letterOf(column)}${at + 1}`),
      )}</row>`,
  )
  const joined = all(merged, (reference) => `<mergeCell ref="${reference}"/>`)
  return `<worksheet><cols>${columns}</cols><sheetData>${lines}</sheetData><mergeCells>${joined}</mergeCells></worksheet>`
}

/** Of a sheet of at most 26 columns. */
const letterOf = (column: number) => String.fromCharCode(65 + column)
