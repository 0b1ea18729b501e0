import { randomBytes } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { messageRef } from '#contract/failures'
import { diskFaultOf } from '../disk-faults.ts'
import { badRequest, HttpError } from '../errors.ts'

/**
 * The body of a call that is one file. It is on the disk, since it may be larger than the memory. It is removed when the
 * handler ends, unless the handler calls `retain`: then the code that uses it later calls `close`.
 */
export type ReceivedFile = {
  size: number
  handle: FileHandle
  /** Its first bytes, which say what kind of file it is. */
  firstBytes: Buffer
  /** Reads the whole file into memory. Check `size` before. */
  read(): Promise<Buffer>
  retain(): void
  isRetained(): boolean
  close(): Promise<void>
}

export const FIRST_BYTES = 4_096

/**
 * Writes the body of a call into a file without a name, which the system removes when the process ends.
 * @param folder of the file; only the user of the server may read there
 * @param most the largest number of bytes
 * @throws HttpError 413 if it is larger, 400 if it is cut off or empty
 */
export async function receiveFile(request: Request, folder: string, most: number): Promise<ReceivedFile> {
  const tooLarge = () => new HttpError(413, messageRef('fileTooLarge', { megabytes: Math.floor(most / 1024 / 1024) }))
  if (Number(request.headers.get('content-length')) > most) throw tooLarge()
  const path = join(folder, `.received-${randomBytes(8).toString('hex')}`)
  const handle = await open(path, 'wx+', 0o600)
  try {
    // Windows cannot remove the name of an open file; there `close` removes it.
    const isNameless = await rm(path).then(
      () => true,
      () => false,
    )
    let size = 0
    const first: Buffer[] = []
    try {
      for await (const chunk of request.body ?? []) {
        if (size < FIRST_BYTES) first.push(Buffer.from(chunk))
        size += chunk.length
        if (size > most) throw tooLarge()
        // Not `write`: on a disk that is almost full it may write less, and says so only in its result.
        await handle.appendFile(chunk)
      }
    } catch (error) {
      // The disk is full: that is an error of the server, not of the sender.
      if (error instanceof HttpError || diskFaultOf(error)) throw error
      throw badRequest('The file was cut off before its end. Send it again.')
    }
    if (size === 0) throw new HttpError(400, messageRef('fileEmpty'))
    let isRetained = false
    return {
      size,
      handle,
      firstBytes: Buffer.concat(first).subarray(0, FIRST_BYTES),
      async read() {
        const bytes = Buffer.alloc(size)
        await handle.read(bytes, 0, size, 0)
        return bytes
      },
      retain() {
        isRetained = true
      },
      isRetained: () => isRetained,
      async close() {
        await handle.close()
        if (!isNameless) await rm(path, { force: true })
      },
    }
  } catch (error) {
    await handle.close()
    await rm(path, { force: true })
    throw error
  }
}
