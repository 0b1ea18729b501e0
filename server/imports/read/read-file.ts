import { IMPORT_KINDS, type ImportKind, importLimits } from '#contract/imports'
import type { ReceivedFile } from '../../http/received-file.ts'
import { type Job, WorkerEnded, type Workers } from '../../workers/workers.ts'
import { readCsv } from './csv.ts'
import { type Sheet, tidy, UnreadableFile } from './sheet.ts'
import type { ReadXlsx } from './xlsx.ts'
import { entriesOf, isZip, type ZipEntry } from './zip.ts'

export const readXlsxJob: Job<{ bytes: Buffer; kind: ImportKind }, ReadXlsx> = { name: 'readXlsx' }

/** How the export of a whole school names its lists. */
const LIST = { student: 'students.csv', teacher: 'teachers.csv' } as const

type Received = Pick<ReceivedFile, 'firstBytes' | 'size' | 'handle' | 'read'>

/** What was sent: a table, whether photos are in the same file, and whether a list of other people is. */
export type ReadFile = { sheet: Sheet; hasPhotos: boolean; otherKind: ImportKind | null }

/**
 * Reads a list of people from CSV, pasted text, .xlsx, or the export of a whole school.
 * @throws UnreadableFile
 */
export async function readFile(file: Received, kind: ImportKind, workers: Workers): Promise<ReadFile> {
  const { firstBytes } = file
  for (const [begin, message] of FOREIGN) {
    if (firstBytes.subarray(0, begin.length).toString('latin1') === begin) throw new UnreadableFile(message)
  }
  if (isZip(firstBytes)) {
    const lists = await listsInside(file)
    const [otherKind = null] = IMPORT_KINDS.filter((other) => other !== kind && lists.has(other))
    const list = lists.get(kind)
    if (list) return { sheet: tidy(await readCsv(await readList(list), kind)), hasPhotos: true, otherKind }
    if (otherKind) {
      throw new UnreadableFile(
        `This ZIP has a list of ${otherKind}s, and none of ${kind}s. Nothing was read: choose ${otherKind}s as the people in the file, and choose the file again.`,
      )
    }
  }
  if (file.size > importLimits.sheetBytes) {
    throw new UnreadableFile(
      `The file has ${Math.ceil(file.size / 1024 / 1024)} MB; a list of people may have ${importLimits.sheetBytes / 1024 / 1024} MB. Remove pictures and other sheets from it, or save it as CSV.`,
    )
  }
  const bytes = await file.read()
  const sheet = isZip(firstBytes) ? await readXlsx(bytes, kind, workers) : await readCsv(bytes, kind)
  return { sheet: tidy(sheet), hasPhotos: false, otherKind: null }
}

/** A file that takes too much memory or time, or crashes the reader, ends a worker process. */
async function readXlsx(bytes: Buffer, kind: ImportKind, workers: Workers): Promise<Sheet> {
  const read = await workers.run(readXlsxJob, { bytes, kind }, 'heavy').catch((error) => {
    if (!(error instanceof WorkerEnded)) throw error
    throw new UnreadableFile(
      'The Excel file takes too much memory or time to read. Nothing was read: copy the list into a new file, or save it as CSV.',
    )
  })
  if ('unreadable' in read) throw new UnreadableFile(read.unreadable)
  return read.sheet
}

/** The lists in the export of a whole school; none in any other ZIP. */
async function listsInside({ handle }: Received): Promise<Map<ImportKind, ZipEntry>> {
  const lists = new Map<ImportKind, ZipEntry>()
  for await (const entry of entriesOf(handle.fd)) {
    // An Excel file has this part, and no such list.
    if (entry.path === '[Content_Types].xml') return new Map()
    const kind = IMPORT_KINDS.find((kind) => entry.path.split('/').at(-1) === LIST[kind])
    if (kind && !lists.has(kind)) lists.set(kind, entry)
  }
  return lists
}

function readList({ path, size, read }: ZipEntry): Promise<Buffer> {
  if (size > importLimits.sheetBytes) throw new UnreadableFile(`${path} in the ZIP is too large.`)
  return read()
}

/** How files begin that people choose by mistake. */
const FOREIGN: [begin: string, message: string][] = [
  [
    '\xd0\xcf\x11\xe0',
    'This is an old Excel file (.xls), or one with a password. Open it in your spreadsheet program, save it as .xlsx without a password, and choose that file.',
  ],
  [
    '%PDF',
    'This is a PDF: a picture of a list, from which no cells can be read. Choose the spreadsheet that it was made from.',
  ],
  ['\xff\xd8\xff', 'This is a photo. Choose the list first; photos come in a later step.'],
  ['\x89PNG', 'This is a picture. Choose the list first; photos come in a later step.'],
  ['{\\rtf', 'This is a text document. Copy the table from it into a spreadsheet, and save that as .xlsx or CSV.'],
]
