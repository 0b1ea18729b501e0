import { createHash } from 'node:crypto'
import { messageRef } from '#contract/failures'
import { noticeFileLimits } from '#contract/notices/files'
import { existing, HttpError } from '../errors.ts'
import { newId } from '../store/ids.ts'
import type { Tables } from '../store/index.ts'
import { type NoticeFileRow, PIECE } from '../store/tables/notice-files.ts'
import type { Identified } from './kind.ts'
import { storedName } from './name.ts'
import type { Received } from './received.ts'

type NewFile = { notice: string; name: string; label: string; createdAt: string; megabytes: number } & Identified

/** A function that writes a file that was received, for a transaction; what takes time is done before it. */
export async function prepareFile(
  file: Received,
  { megabytes, name: sent, type, withoutText, instead, ...fields }: NewFile,
): Promise<(tables: Tables) => Promise<{ file: NoticeFileRow; isNew: boolean }>> {
  const hash = createHash('sha256')
  const size = instead?.length ?? file.size
  const pieces = () =>
    piecesOf(size, instead ? async (at, length) => instead.subarray(at, at + length) : readFrom(file))
  for await (const piece of pieces()) hash.update(piece)
  const row = {
    id: newId(),
    ...fields,
    type,
    size,
    name: storedName(sent, type),
    hash: hash.digest('hex'),
    withoutText: withoutText ? 1 : 0,
  }
  return async ({ notices, noticeFiles }) => {
    existing(await notices.find(row.notice), 'notice')
    const files = await noticeFiles.of(row.notice)
    // Its answer was lost, and it was sent again.
    const same = files.find((other) => other.hash === row.hash)
    if (same) return { file: same, isNew: false }
    const { files: most } = noticeFileLimits
    if (files.length >= most) throw new HttpError(400, messageRef('noticeFilesFull', { most }), { field: 'file' })
    if ((await noticeFiles.totalBytes()) + size > megabytes * 1024 * 1024) {
      throw new HttpError(413, messageRef('noticeFilesNoRoom', { megabytes }), { field: 'file' })
    }
    await noticeFiles.add(row, pieces())
    return { file: { ...row, position: files.length }, isNew: true }
  }
}

type Read = (at: number, length: number) => Promise<Uint8Array>

const readFrom =
  ({ handle }: Received): Read =>
  async (at, length) => {
    const piece = Buffer.alloc(length)
    await handle.read(piece, 0, length, at)
    return piece
  }

async function* piecesOf(size: number, read: Read): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size; at += PIECE) yield await read(at, Math.min(PIECE, size - at))
}
