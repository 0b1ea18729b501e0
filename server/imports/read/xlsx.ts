/** Runs in a worker process only: a file that was made to exhaust the memory ends only that process. */
import { posix } from 'node:path'
import { type MessageRef, messageRef } from '#contract/failures'
import { type ImportKind, importLimits } from '#contract/imports'
import { type ListedSheet, type Sheet, TITLE_ROWS, textOf, UnreadableFile } from '../../files/sheet.ts'
import { damagedXml, readXml, type XmlHandlers } from '../../files/xml.ts'
import { type ZipEntry, zipEntries } from '../../files/zip.ts'
import { excerpt, summarizeList } from '../summarize-list.ts'
import { knownHeadings, ungrouped } from './headings.ts'
import { type CellFormat, readFormats, readSheet, readStrings, tooMuch } from './xlsx-parts.ts'

/** The sheets, or those of which one is to be chosen. */
export type ReadXlsx = { sheets: Sheet[] } | { toChoose: ListedSheet[] }

/** A sheet with the path of its part, and how many headings are known in the one row that has the most. */
type Found = ListedSheet & { path: string; known: number }

const withoutKnown = (sheet: Omit<Found, 'known'>): Found => ({ ...sheet, known: 0 })

/**
 * Reads the sheets of an Excel file that are a list of people.
 * @param chosen the number of the sheet, from 1 on; 0: all of them; absent: the only one that may be the list
 * @throws UnreadableFile
 */
export async function readXlsx(bytes: Buffer, kind: ImportKind, chosen?: number): Promise<ReadXlsx> {
  const parts = await partsOf(bytes)
  const read = partReader(parts)
  const { sheets, isFrom1904, styles, strings } = await readWorkbook(read)
  if (sheets.length === 0) throw new UnreadableFile(messageRef('noRows'))
  const format: CellFormat = {
    isFrom1904,
    formats: styles === undefined ? [] : await readFormats((on) => read(styles, on)),
    strings: strings === undefined ? [] : await readStrings((on) => read(strings, on)),
  }
  const readRows = (path: string, firstRows?: number) => readSheet((...more) => read(path, ...more), format, firstRows)
  const found: Found[] = []
  for (const sheet of sheets) {
    const { rows } = await readRows(sheet.path, TITLE_ROWS)
    const known = rows.map(({ cells }) =>
      knownHeadings(
        cells.map((cell) => ungrouped(textOf(cell))),
        kind,
      ),
    )
    if (rows.length > 0) found.push({ ...sheet, known: Math.max(...known) })
  }
  // If no sheet has rows, the failure is that of the first one.
  const taken = sheetsToRead(found.length > 0 ? found : sheets.slice(0, 1).map(withoutKnown), chosen)
  if ('toChoose' in taken) return taken
  const lists: Sheet[] = []
  let picturesInCells = 0
  for (const { path, name } of taken) {
    const { rows, merged, formulas, pictures, hiddenColumns } = await readRows(path)
    picturesInCells += pictures
    const notes: MessageRef[] = []
    if (merged.length > 0) notes.push(messageRef('noteMerged'))
    if (formulas > 0) notes.push(messageRef('noteFormulas'))
    lists.push({ rows, notes, hiddenColumns, ...(chosen === ALL && { className: name }) })
  }
  const [first] = lists
  if (sheets.length > 1) {
    const { names, others } = summarizeList(taken.map(({ name }) => name))
    first?.notes.unshift(
      taken.length === 1
        ? messageRef('noteSheets', { sheets: sheets.length, sheet: names[0] ?? '' })
        : messageRef('noteSheetsTogether', { sheets: taken.length, names, others }),
    )
  }
  const paths = [...parts.keys()]
  const pictures = Math.max(picturesInCells, paths.filter((path) => path.startsWith('xl/media/')).length)
  if (pictures > 0) first?.notes.push(messageRef('notePictures', { pictures }))
  if (paths.some((path) => /^xl\/(?:threadedC|c)omments/.test(path))) first?.notes.push(messageRef('noteComments'))
  return { sheets: lists }
}

/** All sheets, each of one class. */
const ALL = 0

/**
 * The sheets with at least half of the largest number of known headings; if none has a known heading, all that have
 * rows.
 */
function sheetsToRead(found: readonly Found[], chosen?: number): Found[] | { toChoose: ListedSheet[] } {
  const most = Math.max(0, ...found.map(({ known }) => known))
  const lists = found.filter(({ known }) => known * 2 >= most)
  const visible = lists.filter(({ hidden }) => !hidden)
  if (chosen === ALL && visible.length > 0) return visible
  const one = chosen === undefined ? lists : found.filter(({ sheet }) => sheet === chosen)
  if (one.length === 1 && (chosen !== undefined || visible.length === 1)) return one
  // If the only list is hidden, a sheet that is visible may be meant all the same.
  const offered = visible.length > 0 ? lists : found
  return { toChoose: offered.map(({ sheet, name, hidden }) => ({ sheet, name: excerpt(name), hidden })) }
}

type ReadPart = (path: string, on: XmlHandlers, isEnough?: () => boolean) => Promise<void>

async function partsOf(bytes: Buffer): Promise<Map<string, ZipEntry>> {
  const parts = new Map<string, ZipEntry>()
  for await (const entry of zipEntries(bytes)) parts.set(entry.path, entry)
  if (!parts.has(WORKBOOK)) {
    throw new UnreadableFile(messageRef('zipIsNoList'))
  }
  return parts
}

/** Reads the parts of an .xlsx by their path; all together unpack to a bounded size. */
function partReader(parts: ReadonlyMap<string, ZipEntry>): ReadPart {
  let unpacked = 0
  const counted = async function* (entry: ZipEntry) {
    for await (const chunk of entry.chunks()) {
      unpacked += chunk.length
      if (unpacked > importLimits.unpackedSheetBytes) throw tooMuch()
      yield chunk
    }
  }
  return async (path, on, isEnough) => {
    const entry = parts.get(path)
    if (!entry) throw damagedXml()
    await readXml(counted(entry), on, isEnough)
  }
}

const WORKBOOK = 'xl/workbook.xml'

/** More than a workbook with a sheet for each student of a year. */
const MOST_SHEETS = 1_000

/** The parts of the file, and the year from which it counts days. */
async function readWorkbook(read: ReadPart) {
  const targets = new Map<string, { type: string; path: string }>()
  await read('xl/_rels/workbook.xml.rels', {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return
      const path = Target.startsWith('/') ? Target.slice(1) : posix.join('xl', Target)
      targets.set(Id, { type: Type.split('/').at(-1) ?? '', path })
    },
  })
  const sheets: (ListedSheet & { path: string })[] = []
  const paths = new Set<string>()
  let isFrom1904 = false
  await read(WORKBOOK, {
    open(tag, { name = '', state = 'visible', date1904, ...attributes }) {
      if (tag === 'workbookPr') isFrom1904 ||= date1904 === '1' || date1904 === 'true'
      if (tag !== 'sheet') return
      // The file chooses its prefix.
      const id = Object.entries(attributes).find(([key]) => /:id$/.test(key))?.[1] ?? ''
      const { type, path } = targets.get(id) ?? {}
      if (path === undefined) throw damagedXml()
      // A sheet may also be a chart.
      if (type !== 'worksheet') return
      // Each sheet is read from its beginning: many that name one part would be read without an end.
      if (paths.has(path)) throw damagedXml()
      paths.add(path)
      sheets.push({ sheet: sheets.length + 1, name, hidden: state !== 'visible', path })
      if (sheets.length > MOST_SHEETS) throw tooMuch()
    },
  })
  const pathOf = (wanted: string) => [...targets.values()].find(({ type }) => type === wanted)?.path
  return { sheets, isFrom1904, styles: pathOf('styles'), strings: pathOf('sharedStrings') }
}
