import { messageRef } from '#contract/failures'
import { type FileKind, noticeFileLimits } from '#contract/notices/files'
import { UnreadableFile } from '../imports/read/sheet.ts'
import { type ZipEntry, zipEntries } from '../imports/read/zip.ts'
import { type Received, refused } from './received.ts'

/** Where Office has the document itself. Some programs number it. */
const OFFICE: [part: RegExp, type: FileKind][] = [
  [/^word\/document\d*\.xml$/, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  [/^xl\/workbook\d*\.xml$/, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  [/^ppt\/presentation\d*\.xml$/, 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
]
/** What OpenDocument says of itself in its part `mimetype`. */
const OPEN_DOCUMENT: readonly string[] = [
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
] satisfies FileKind[]
const LONGEST_TYPE = 200

/** Programs in a document: of Office, of OpenDocument in Basic and in other languages. */
const MACROS = /(^|\/)vbaProject\.bin$|^Basic\/|^Scripts\//i
/** Where Office says of what type each part is: programs may have another name, and a table may have them as sheets. */
const TYPES_OF_PARTS = '[Content_Types].xml'
const MACRO_TYPES = /macroEnabled|vbaProject|macrosheet/i
const MOST_TYPES = 1024 * 1024

/** The signature with which the directory of a ZIP ends. Without it the end of the file is missing. */
const DIRECTORY_END = 'PK\x05\x06'
/** As long as that end may be, with a comment. */
const LONGEST_END = 65_557

/**
 * The kind of an office document. Only the directory of its ZIP is read, and the short part that says what it is or what
 * its parts are: nothing else is unpacked.
 * @throws HttpError 415
 */
export async function officeKind(file: Received): Promise<FileKind> {
  if (!(await hasDirectory(file))) throw refused(messageRef('noticeFileCutOff'))
  try {
    return await kindByParts(file)
  } catch (error) {
    throw error instanceof UnreadableFile ? refused(messageRef('noticeFileDamaged')) : error
  }
}

async function hasDirectory({ handle, size }: Received): Promise<boolean> {
  const end = Buffer.alloc(Math.min(size, LONGEST_END))
  await handle.read(end, 0, end.length, size - end.length)
  return end.includes(DIRECTORY_END, 0, 'latin1')
}

async function kindByParts({ handle }: Received): Promise<FileKind> {
  let type: FileKind | undefined
  let unpacked = 0
  for await (const part of zipEntries(handle.fd)) {
    if (MACROS.test(part.path) || (await namesMacros(part))) throw refused(messageRef('noticeFileHasMacros'))
    unpacked += part.size
    const [, office] = OFFICE.find(([pattern]) => pattern.test(part.path)) ?? []
    type ??= office ?? (part.path === 'mimetype' ? await openDocumentKind(part) : undefined)
  }
  if (!type) throw refused(messageRef('noticeFileForeign'))
  const { unpackedBytes } = noticeFileLimits
  if (unpacked > unpackedBytes) {
    throw refused(messageRef('noticeFileUnpacksTooMuch', { megabytes: unpackedBytes / 1024 / 1024 }))
  }
  return type
}

async function namesMacros(part: ZipEntry): Promise<boolean> {
  if (part.path !== TYPES_OF_PARTS) return false
  if (part.size > MOST_TYPES) throw refused(messageRef('noticeFileDamaged'))
  return MACRO_TYPES.test((await part.read()).toString('latin1'))
}

async function openDocumentKind(part: ZipEntry): Promise<FileKind | undefined> {
  if (part.size > LONGEST_TYPE) return undefined
  const said = (await part.read()).toString('latin1').trim()
  return OPEN_DOCUMENT.includes(said) ? (said as FileKind) : undefined
}
