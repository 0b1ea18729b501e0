/** Runs in a worker process only: a file that was made to exhaust the memory ends only that process. */
import { posix } from 'node:path'
import { type Coded, coded } from '#contract/failures'
import { type ImportKind, importLimits } from '#contract/imports'
import { excerpt } from '../some-of.ts'
import { alone, knownHeadings } from './headings.ts'
import { type Sheet, TITLE_ROWS, textOf, UnreadableFile } from './sheet.ts'
import { type CellFormat, readFormats, readSheet, readStrings } from './xlsx-parts.ts'
import { damagedXml, readXml, type XmlHandlers } from './xml.ts'
import { entriesOf, type ZipEntry } from './zip.ts'

/**
 * The sheet of an Excel file that has the most known headings.
 * @throws UnreadableFile
 */
export async function readXlsx(bytes: Buffer, kind: ImportKind): Promise<Sheet> {
  const parts = await partsOf(bytes)
  const read = partReader(parts)
  const { sheets, isFrom1904, styles, strings } = await readWorkbook(read)
  const format: CellFormat = {
    isFrom1904,
    formats: styles === undefined ? [] : await readFormats((on) => read(styles, on)),
    strings: strings === undefined ? [] : await readStrings((on) => read(strings, on)),
  }
  const readRows = (path: string, firstRows?: number) => readSheet((...more) => read(path, ...more), format, firstRows)
  let best = { known: -1, name: '', path: '' }
  for (const { name, path } of sheets) {
    const { rows } = await readRows(path, TITLE_ROWS)
    const known = Math.max(
      0,
      ...rows.map(({ cells }) =>
        knownHeadings(
          cells.map((cell) => alone(textOf(cell))),
          kind,
        ),
      ),
    )
    if (known > best.known) best = { known, name, path }
  }
  if (best.known < 0) throw new UnreadableFile(coded('excelWithoutSheet'))
  const { rows, merged, formulas, pictures } = await readRows(best.path)
  const notes: Coded[] = []
  if (sheets.length > 1) notes.push(coded('noteSheets', { sheets: sheets.length, sheet: excerpt(best.name) }))
  if (merged.length > 0) notes.push(coded('noteMerged'))
  if (formulas > 0) notes.push(coded('noteFormulas'))
  const paths = [...parts.keys()]
  const allPictures = Math.max(pictures, paths.filter((path) => path.startsWith('xl/media/')).length)
  if (allPictures > 0) notes.push(coded('notePictures', { pictures: allPictures }))
  if (paths.some((path) => /^xl\/(?:threadedC|c)omments/.test(path))) notes.push(coded('noteComments'))
  return { rows, notes }
}

type ReadPart = (path: string, on: XmlHandlers, isEnough?: () => boolean) => Promise<void>

async function partsOf(bytes: Buffer): Promise<Map<string, ZipEntry>> {
  const parts = new Map<string, ZipEntry>()
  for await (const entry of entriesOf(bytes)) parts.set(entry.path, entry)
  if (!parts.has(WORKBOOK)) {
    throw new UnreadableFile(coded('zipIsNoList'))
  }
  return parts
}

/** Reads the parts of an .xlsx by their path; all together unpack to a bounded size. */
function partReader(parts: ReadonlyMap<string, ZipEntry>): ReadPart {
  let unpacked = 0
  const counted = async function* (entry: ZipEntry) {
    for await (const chunk of entry.chunks()) {
      unpacked += chunk.length
      if (unpacked > importLimits.unpackedSheetBytes) {
        const megabytes = importLimits.unpackedSheetBytes / 1024 / 1024
        throw new UnreadableFile(coded('excelUnpacksTooMuch', { megabytes }))
      }
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

/** More than a workbook with a sheet for each pupil of a year. */
const MOST_SHEETS = 1_000

/** Which parts the file has, and how it counts days. */
async function readWorkbook(read: ReadPart) {
  const targets = new Map<string, { type: string; path: string }>()
  await read('xl/_rels/workbook.xml.rels', {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return
      const path = Target.startsWith('/') ? Target.slice(1) : posix.join('xl', Target)
      targets.set(Id, { type: Type.split('/').at(-1) ?? '', path })
    },
  })
  const sheets: { name: string; path: string }[] = []
  const paths = new Set<string>()
  let isFrom1904 = false
  await read(WORKBOOK, {
    open(tag, { name = '', date1904, ...attributes }) {
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
      sheets.push({ name, path })
      if (sheets.length > MOST_SHEETS) throw new UnreadableFile(coded('excelTooManySheets', { most: MOST_SHEETS }))
    },
  })
  const pathOf = (wanted: string) => [...targets.values()].find(({ type }) => type === wanted)?.path
  return { sheets, isFrom1904, styles: pathOf('styles'), strings: pathOf('sharedStrings') }
}
