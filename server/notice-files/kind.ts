import { type MessageRef, messageRef } from '#contract/failures'
import { FILE_ENDINGS, type FileKind } from '#contract/notices/files'
import { isCompound, streamNames } from '../files/compound.ts'
import { withoutEndMark } from '../files/decode.ts'
import { isZip } from '../files/zip.ts'
import { isHeic, type Photos } from '../photos/photos.ts'
import { officeKind } from './office.ts'
import { isCutOff, lacksText, pdfStart } from './pdf.ts'
import { type Received, refused } from './received.ts'

/** What a file is. `instead`: what is kept in its place. */
export type Identified = { type: FileKind; withoutText: boolean; instead?: Buffer | undefined }

/** How pictures begin. */
const PICTURES: [begin: RegExp, type: FileKind][] = [
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^\x89PNG\r\n/, 'image/png'],
  [/^GIF8[79]a/, 'image/gif'],
  [/^RIFF[\s\S]{4}WEBP/, 'image/webp'],
]
const TEXTS: Record<string, FileKind> = { txt: 'text/plain', csv: 'text/csv' }

/**
 * Finds the kind of a file by its bytes. Of plain text these say no more than that it is text, so there the name decides.
 * @param ending of its name
 * @throws HttpError 413, 415 or 503 for one that a notice does not take
 */
export async function identify(file: Received, ending: string, { check }: Photos): Promise<Identified> {
  const begin = file.firstBytes.toString('latin1')
  const [, picture] = PICTURES.find(([pattern]) => pattern.test(begin)) ?? []
  if (picture) {
    return { type: picture, withoutText: false, instead: await check(await file.read()) }
  }
  if (isZip(file.firstBytes)) return { type: await officeKind(file), withoutText: false }
  if (isCompound(file.firstBytes)) throw refused(await whyNotCompound(file, ending))
  if (isHeic(file.firstBytes)) throw refused(messageRef('photoIsHeic', { name: messageRef('theFile') }))
  const type = TEXTS[ending]
  const start = pdfStart(file.firstBytes)
  // A text may name the header of a PDF in its first lines.
  if (start === 0 || (start > 0 && !(type && (await isText(file))))) return identifyPdf(file)
  if (!(await isText(file))) throw refused(messageRef('noticeFileForeign'))
  if (type) return { type, withoutText: false }
  const isTaken = FILE_ENDINGS.includes(ending)
  throw refused(isTaken ? messageRef('noticeFileNamedOther', { ending }) : messageRef('noticeFileForeign'))
}

async function identifyPdf(file: Received): Promise<Identified> {
  const bytes = await file.read()
  if (isCutOff(bytes)) throw refused(messageRef('noticeFileCutOff'))
  return { type: 'application/pdf', withoutText: await lacksText(bytes) }
}

const TEXT_CHUNK = 64 * 1024
/** Bytes that no text has in UTF-8 or in an encoding of one byte for each letter: controls but tab, line ends, page end and escape. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for.
const IN_NO_TEXT = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f\x7f]/

/** Whether a file is text: in UTF-16 with its mark, else in UTF-8 or in an encoding of one byte for each letter. */
async function isText({ readInto, size, firstBytes }: Received): Promise<boolean> {
  const mark = firstBytes.toString('latin1', 0, 2)
  const isUtf16 = mark === '\xff\xfe' || mark === '\xfe\xff'
  const decoder = new TextDecoder(isUtf16 ? (mark === '\xff\xfe' ? 'utf-16le' : 'utf-16be') : 'latin1', { fatal: true })
  const chunk = Buffer.alloc(TEXT_CHUNK)
  try {
    for (let at = 0; at < size; ) {
      const bytesRead = await readInto(chunk, at)
      if (bytesRead === 0) return false
      at += bytesRead
      const text = decoder.decode(chunk.subarray(0, bytesRead), { stream: at < size })
      if (IN_NO_TEXT.test(at < size ? text : withoutEndMark(text))) return false
    }
    return true
  } catch {
    return false
  }
}

type Why = 'noticeFileInPage' | 'noticeFileMessage' | 'noticeFileLocked' | 'noticeFileOtherOffice'

/** What the streams of a compound file say that it is, or, where they say nothing, the ending of its name. */
const KINDS: [stream: RegExp, endings: readonly string[], why: Why][] = [
  [/^inpage/, ['inp'], 'noticeFileInPage'],
  [/^__properties_version/, ['msg'], 'noticeFileMessage'],
  [/^encryptedpackage$/, [], 'noticeFileLocked'],
  [/^(worddocument|workbook|book|powerpoint document)$/, ['doc', 'xls', 'ppt'], 'noticeFileOtherOffice'],
]

/** Why a compound file is not taken. */
async function whyNotCompound(file: Received, ending: string): Promise<MessageRef> {
  const names = await streamNames(file)
  const [, , why] =
    KINDS.find(([stream]) => names.some((name) => stream.test(name))) ??
    KINDS.find(([, endings]) => endings.includes(ending)) ??
    []
  return messageRef(why ?? 'noticeFileForeign')
}
