import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { messageRef } from '#contract/failures'
import { importLimits } from '#contract/imports'
import { UnreadableFile } from './sheet.ts'

/**
 * A file in a ZIP. Its name is that in the ZIP, with '/' between folders; it cannot lead out of a folder.
 * `hasOtherName`: it has a second name, which some programs read in place of the first.
 */
export type ZipEntry = {
  path: string
  hasOtherName: boolean
  size: number
  chunks(): AsyncGenerator<Buffer>
  read(): Promise<Buffer>
}

/** Whether a file is one that an operating system puts into a folder by itself. */
export const isSystemFile = (path: string): boolean => /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(path)

/** Whether bytes begin as a ZIP does; an .xlsx is one. */
export const isZip = (firstBytes: Buffer): boolean =>
  firstBytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))

/**
 * The files of a ZIP, one after the other. A file is unpacked only when it is read, and to no more bytes than the ZIP says.
 * @throws UnreadableFile if it is damaged, or made to do harm
 */
export async function* zipEntries(source: Buffer | number): AsyncGenerator<ZipEntry> {
  const options = { lazyEntries: true, autoClose: false } as const
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    const done = (error: Error | null, file: ZipFile) => (error ? reject(explained(error)) : resolve(file))
    if (typeof source === 'number') yauzl.fromFd(source, options, done)
    else yauzl.fromBuffer(source, options, done)
  })
  if (zip.entryCount > importLimits.zipFiles) {
    throw new UnreadableFile(messageRef('zipTooManyFiles', { files: zip.entryCount, most: importLimits.zipFiles }))
  }
  const next = () =>
    new Promise<Entry | undefined>((resolve, reject) => {
      for (const event of ['entry', 'end', 'error']) zip.removeAllListeners(event)
      zip.once('entry', resolve)
      zip.once('end', () => resolve(undefined))
      zip.once('error', (error: Error) => reject(explained(error)))
      zip.readEntry()
    })
  for (let entry = await next(); entry; entry = await next()) {
    const current = entry
    const path = pathOf(current)
    if (path.length > importLimits.path) throw tooLongName(path)
    if (path.endsWith('/')) continue
    const stream = () =>
      new Promise<Readable>((resolve, reject) => {
        zip.openReadStream(current, (error, readable) => (error ? reject(explained(error)) : resolve(readable)))
      })
    const chunks = async function* () {
      try {
        for await (const chunk of await stream()) yield chunk
      } catch (error) {
        throw explained(error)
      }
    }
    yield {
      // SQLite and PostgreSQL store a NUL differently.
      path: path.replaceAll('\0', ''),
      hasOtherName: hasOtherName(current),
      size: current.uncompressedSize,
      chunks,
      read: () => buffer(chunks()),
    }
  }
}

/**
 * macOS writes names in UTF-8 and does not say so, and then yauzl reads them as CP437. It has checked the name before: where
 * it leads and its separators are the same in both.
 */
function pathOf({ fileName, fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  const isUtf8 = (generalPurposeBitFlag & UTF_8_FLAG) !== 0 || extraFields.some(({ id }) => id === UNICODE_PATH)
  if (isUtf8) return fileName
  try {
    return UTF_8.decode(fileNameRaw).replaceAll('\\', '/')
  } catch {
    return fileName
  }
}
const hasOtherName = ({ fileName, fileNameRaw, extraFields }: Entry) =>
  extraFields.some(({ id }) => id === UNICODE_PATH) && fileName !== fileNameRaw.toString('latin1')
const UTF_8_FLAG = 0x800
const UNICODE_PATH = 0x7075
const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Checked before other code reads the name: a ZIP takes names of 65,535 characters, and no system gives a file one of more than 255. */
const tooLongName = (name: string) =>
  new UnreadableFile(
    messageRef('zipNameTooLong', { characters: name.length, most: importLimits.path, beginning: name.slice(0, 60) }),
  )

function explained(error: unknown): UnreadableFile {
  if (error instanceof UnreadableFile) return error
  const message = error instanceof Error ? error.message : String(error)
  const isEncrypted = /encrypted/i.test(message)
  return new UnreadableFile(isEncrypted ? messageRef('zipEncrypted') : messageRef('zipUnreadable', { why: message }))
}
