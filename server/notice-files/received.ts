import type { MessageRef } from '#contract/failures'
import { HttpError } from '../errors.ts'
import { FIRST_BYTES, type ReceivedFile } from '../http/received-file.ts'

/** A file that was sent, of which the kind is not known yet. */
export type Received = Pick<ReceivedFile, 'size' | 'firstBytes' | 'read'> & {
  /** Fills a buffer from a position on. @returns how many bytes there are */
  readInto(chunk: Buffer, at: number): Promise<number>
  /** The file as a ZIP is read. */
  source: Buffer | number
}

export const receivedOnDisk = ({ size, firstBytes, read, handle }: ReceivedFile): Received => ({
  size,
  firstBytes,
  read,
  readInto: async (chunk, at) => (await handle.read(chunk, 0, chunk.length, at)).bytesRead,
  source: handle.fd,
})

export const receivedInMemory = (bytes: Buffer): Received => ({
  size: bytes.length,
  firstBytes: bytes.subarray(0, FIRST_BYTES),
  read: async () => bytes,
  readInto: async (chunk, at) => bytes.copy(chunk, 0, at),
  source: bytes,
})

/** Why a file is not taken. */
export const refused = (why: MessageRef) => new HttpError(415, why, { field: 'file' })
