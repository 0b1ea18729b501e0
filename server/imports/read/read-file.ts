import { messageRef } from '#contract/failures'
import { IMPORT_KINDS, type ImportKind, importLimits } from '#contract/imports'
import { isCompound, streamNames } from '../../files/compound.ts'
import { type Sheet, SheetsToChoose, tidy, UnreadableFile } from '../../files/sheet.ts'
import { isZip, type ZipEntry, zipEntries } from '../../files/zip.ts'
import type { ReceivedFile } from '../../http/received-file.ts'
import { type Job, WorkerEnded, type Workers } from '../../workers/workers.ts'
import { readCsv } from './csv.ts'
import type { ReadTable, TableFile } from './read-table.ts'

export const readTableJob: Job<TableFile, ReadTable> = { name: 'readTable' }

/** A text up to this size is read within milliseconds, so no worker process is started for it. */
const SHORT_TEXT = 64 * 1024

/** How the export of a whole school names its lists. */
const LIST = { student: 'students.csv', teacher: 'teachers.csv' } as const

type Received = Pick<ReceivedFile, 'firstBytes' | 'size' | 'handle' | 'read'>

/** The content of a file: tables, and whether it also has photos and a list of the other kind of people. */
export type ReadFile = { sheets: Sheet[]; hasPhotos: boolean; otherKind: ImportKind | null }

/**
 * Reads a list of people from CSV, pasted text, .xlsx, or the export of a whole school.
 * @param chosen which sheet of an .xlsx, see `createImport`
 * @throws UnreadableFile, SheetsToChoose
 */
export async function readFile(
  file: Received,
  { kind, chosen }: { kind: ImportKind; chosen?: number },
  workers: Pick<Workers, 'run'>,
): Promise<ReadFile> {
  const { firstBytes } = file
  for (const [begin, code] of FOREIGN) {
    if (firstBytes.subarray(0, begin.length).toString('latin1') === begin) throw new UnreadableFile(messageRef(code))
  }
  if (isCompound(firstBytes)) throw new UnreadableFile(messageRef(await whatOfCompound(file)))
  if (isZip(firstBytes)) {
    const lists = await listsInside(file)
    const [otherKind = null] = IMPORT_KINDS.filter((other) => other !== kind && lists.has(other))
    const list = lists.get(kind)
    if (list) {
      const bytes = await readList(list)
      return { sheets: await read({ bytes, kind, isXlsx: false }, workers), hasPhotos: true, otherKind }
    }
    if (otherKind) {
      throw new UnreadableFile(messageRef('zipOfOtherKind', { kind, other: otherKind }))
    }
  }
  if (file.size > importLimits.sheetBytes) {
    const megabytes = Math.ceil(file.size / 1024 / 1024)
    throw new UnreadableFile(messageRef('listTooLarge', { megabytes, most: importLimits.sheetBytes / 1024 / 1024 }))
  }
  const table = { bytes: await file.read(), kind, isXlsx: isZip(firstBytes), ...(chosen !== undefined && { chosen }) }
  return { sheets: await read(table, workers), hasPhotos: false, otherKind: null }
}

/** A file that takes too much memory or time, or crashes the reader, ends a worker process. */
async function read(table: TableFile, workers: Pick<Workers, 'run'>): Promise<Sheet[]> {
  if (!table.isXlsx && table.bytes.length <= SHORT_TEXT) return [tidy(readCsv(table.bytes, table.kind))]
  const read = await workers.run(readTableJob, table, table.isXlsx ? 'heavy' : 'light').catch((error) => {
    if (!(error instanceof WorkerEnded)) throw error
    throw new UnreadableFile(messageRef(table.isXlsx ? 'excelTooLarge' : 'csvTakesMemory'))
  })
  if ('unreadable' in read) throw new UnreadableFile(read.unreadable)
  if ('toChoose' in read) throw new SheetsToChoose(read.toChoose)
  return read.sheets
}

/** The lists in the export of a whole school; none in any other ZIP. */
async function listsInside({ handle }: Received): Promise<Map<ImportKind, ZipEntry>> {
  const lists = new Map<ImportKind, ZipEntry>()
  for await (const entry of zipEntries(handle.fd)) {
    // A ZIP with this part is an Excel file, not an export.
    if (entry.path === '[Content_Types].xml') return new Map()
    const kind = IMPORT_KINDS.find((kind) => entry.path.split('/').at(-1) === LIST[kind])
    if (kind && !lists.has(kind)) lists.set(kind, entry)
  }
  return lists
}

function readList({ path, size, read }: ZipEntry): Promise<Buffer> {
  if (size > importLimits.sheetBytes)
    throw new UnreadableFile(
      messageRef('tooLarge', {
        name: messageRef('namedFile', { path }),
        megabytes: importLimits.sheetBytes / 1024 / 1024,
      }),
    )
  return read()
}

/** Excel before 2007 and with a password is kept as other programs keep texts and messages. */
async function whatOfCompound({ firstBytes, handle }: Received) {
  const names = await streamNames({
    firstBytes,
    readInto: (chunk, at) => handle.read(chunk, 0, chunk.length, at),
  })
  const isOther = names.length > 0 && !names.some((name) => /^(workbook|book|encryptedpackage)$/.test(name))
  return isOther ? 'fileIsDocument' : 'fileIsOldExcel'
}

/** The first bytes of files that people choose by mistake. */
const FOREIGN = [
  ['%PDF', 'fileIsPdf'],
  ['\xff\xd8\xff', 'fileIsPicture'],
  ['\x89PNG', 'fileIsPicture'],
  ['{\\rtf', 'fileIsDocument'],
] as const
