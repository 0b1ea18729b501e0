import { createHash } from 'node:crypto'
import { messageRef } from '#contract/failures'
import { noticeFileLimits } from '#contract/notices/files'
import { schoolLimits } from '#contract/school/limits'
import { existing, HttpError } from '../errors.ts'
import { type AuditWriter, authorOf } from '../security/audit.ts'
import type { Services } from '../services.ts'
import { ID_LENGTH, newId } from '../store/ids.ts'
import type { Tables } from '../store/index.ts'
import { type NoticeFileRow, OF_SCHOOL, PIECE } from '../store/tables/notice-files.ts'
import { type Identified, identify } from './kind.ts'
import { endingOf, storedName } from './name.ts'
import type { Received } from './received.ts'

/** `notice`: its id, or that of the pages of the school. */
type NewFile = { notice: string; name: string; label: string; createdAt: string; megabytes: number } & Identified

/** The id of a file of the school's pages, by its bytes: in another school the same file has the same one. */
const idByHash = (hash: string) => hash.slice(0, ID_LENGTH)

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
  const digest = hash.digest('hex')
  const isOfSchool = fields.notice === OF_SCHOOL
  const most = isOfSchool ? schoolLimits.files : noticeFileLimits.files
  const row = {
    id: isOfSchool ? idByHash(digest) : newId(),
    ...fields,
    type,
    size,
    name: storedName(sent, type),
    hash: digest,
    withoutText: withoutText ? 1 : 0,
  }
  return async ({ notices, noticeFiles }) => {
    if (!isOfSchool) existing(await notices.find(row.notice), 'notice')
    const files = await noticeFiles.of(row.notice)
    // Its answer was lost, and it was sent again.
    const same = files.find((other) => other.hash === row.hash)
    if (same) {
      if (isOfSchool) await noticeFiles.touch(same.id, row.createdAt)
      return { file: same, isNew: false }
    }
    if (files.length >= most) throw new HttpError(400, messageRef('noticeFilesFull', { most }), { field: 'file' })
    if ((await noticeFiles.totalBytes()) + size > megabytes * 1024 * 1024) {
      throw new HttpError(413, messageRef('noticeFilesNoRoom', { megabytes }), { field: 'file' })
    }
    await noticeFiles.add(row, pieces())
    return { file: { ...row, position: files.length }, isNew: true }
  }
}

/**
 * Stores a file for the pages of the school, in a transaction of its own: it is removed again if no version of the settings
 * names it.
 * @param name that it was sent with
 */
export async function addFileOfSchool(
  { store, photos, settings }: Pick<Services, 'store' | 'photos' | 'settings'>,
  file: Received,
  name: string,
  auditEntry: AuditWriter,
): Promise<NoticeFileRow> {
  const identified = await identify(file, endingOf(name), photos)
  const { at } = authorOf(auditEntry('add file', 'school', null))
  const { noticeFilesMegabytes: megabytes } = settings
  const fields = { notice: OF_SCHOOL, name, label: '', createdAt: at, megabytes, ...identified }
  const add = await prepareFile(file, fields)
  return store.transaction(async (tables) => {
    const { file: row, isNew } = await add(tables)
    if (isNew) await tables.audit.add(auditEntry('add file', 'school', row.id))
    return { ...row, name: storedName(name, identified.type) }
  })
}

type Read = (at: number, length: number) => Promise<Uint8Array>

const readFrom =
  ({ readInto }: Received): Read =>
  async (at, length) => {
    const piece = Buffer.alloc(length)
    await readInto(piece, at)
    return piece
  }

async function* piecesOf(size: number, read: Read): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size; at += PIECE) yield await read(at, Math.min(PIECE, size - at))
}
