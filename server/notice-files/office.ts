import { messageRef } from '#contract/failures'
import type { FileKind } from '#contract/notices/files'
import { UnreadableFile } from '../files/sheet.ts'
import { openDocumentKind } from './open-document.ts'
import { openXmlKind, TYPES_OF_PARTS } from './open-xml.ts'
import { damaged, partReader, partsOf, type ReadParts } from './parts.ts'
import { type Received, refused } from './received.ts'

/** The signature with which the directory of a ZIP ends. Without it the end of the file is missing. */
const DIRECTORY_END = 'PK\x05\x06'
/** As long as that end may be, with a comment. */
const LONGEST_END = 65_557

/**
 * The kind of an office document. What its parts are and what they refer to is read, and documents in it are looked at
 * in the same way; its content is not unpacked.
 * @throws HttpError 415
 */
export async function officeKind(file: Received): Promise<FileKind> {
  if (!(await hasDirectory(file))) throw refused(messageRef('noticeFileCutOff'))
  try {
    return await kindOf(file.source, partReader())
  } catch (error) {
    throw error instanceof UnreadableFile ? damaged() : error
  }
}

async function hasDirectory({ readInto, size }: Received): Promise<boolean> {
  const end = Buffer.alloc(Math.min(size, LONGEST_END))
  await readInto(end, size - end.length)
  return end.includes(DIRECTORY_END, 0, 'latin1')
}

async function kindOf(source: Buffer | number, read: ReadParts): Promise<FileKind> {
  const parts = await partsOf(source)
  const isOpenDocument = parts.has('mimetype')
  if (!parts.has(TYPES_OF_PARTS)) return openDocumentKind(parts, read)
  // A program would read one, and another program the other.
  if (isOpenDocument) throw damaged()
  return openXmlKind(parts, read, async (part) => {
    await kindOf(await read.whole(part), read)
  })
}
