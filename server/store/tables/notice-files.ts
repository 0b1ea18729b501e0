import { createHash } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import { inChunks } from '../queries.ts'
import type { Schema } from '../schema.ts'

export type NoticeFileRow = Omit<Selectable<Schema['noticeFiles']>, 'seq'>

/** In place of the id of a notice: files of the pages that the school writes. */
export const OF_SCHOOL = 'school'

/** The bytes of a piece, as the database keeps them. */
export const PIECE = 1024 * 1024

/**
 * Files of notices, and of the pages of the school. Their bytes are kept in pieces. Those of a deleted notice stay until it is erased, as photos do.
 * Functions that write are to be called in a transaction.
 */
export const noticeFilesIn = (db: Kysely<Schema>) => {
  const inOrder = () => db.selectFrom('noticeFiles').selectAll().orderBy('notice').orderBy('position').orderBy('seq')

  const ofAll = inChunks(
    (notices: string[]): Promise<NoticeFileRow[]> => inOrder().where('notice', 'in', notices).execute(),
  )
  const of = (notice: string) => ofAll([notice])

  /** Gives the files of a notice these places. */
  const place = async (files: readonly NoticeFileRow[]): Promise<void> => {
    for (const [position, { id, position: old }] of files.entries()) {
      if (position !== old) await db.updateTable('noticeFiles').set({ position }).where('id', '=', id).execute()
    }
  }

  /** A piece of the bytes, counted from 0; undefined after the last one. */
  const piece = async (file: string, part: number): Promise<Uint8Array | undefined> => {
    const found = db.selectFrom('noticeFileParts').select('bytes').where('file', '=', file).where('part', '=', part)
    return (await found.executeTakeFirst())?.bytes
  }

  /** Some bytes of a file, of one piece. @param at of the first one, from 0 @returns undefined if the file is gone */
  const slice = async (file: string, at: number, length: number): Promise<Uint8Array | undefined> => {
    const bytes = sql<Uint8Array>`substr("bytes", ${(at % PIECE) + 1}, ${length})`.as('bytes')
    const found = db.selectFrom('noticeFileParts').select(bytes).where('file', '=', file)
    return (await found.where('part', '=', Math.floor(at / PIECE)).executeTakeFirst())?.bytes
  }

  /** All bytes of a file, piece by piece. */
  async function* pieces(file: string): AsyncGenerator<Uint8Array> {
    for (let part = 0, bytes = await piece(file, part); bytes; bytes = await piece(file, ++part)) yield bytes
  }

  return {
    /** In the order in which the notice shows them. */
    of,

    /** Notices, each with its files. */
    async withFiles<N extends { id: string }>(notices: readonly N[]): Promise<(N & { files: NoticeFileRow[] })[]> {
      const files = Map.groupBy(await ofAll(notices.map(({ id }) => id)), ({ notice }) => notice)
      return notices.map((notice) => ({ ...notice, files: files.get(notice.id) ?? [] }))
    },

    ofIds: inChunks((ids: string[]): Promise<NoticeFileRow[]> => inOrder().where('id', 'in', ids).execute()),

    find: (id: string): Promise<NoticeFileRow | undefined> => inOrder().where('id', '=', id).executeTakeFirst(),

    /** Adds a file at the end of those of its notice. @param pieces its bytes, each piece but the last `PIECE` long */
    async add(file: Omit<NoticeFileRow, 'position'>, pieces: AsyncIterable<Uint8Array>): Promise<void> {
      await db
        .insertInto('noticeFiles')
        .values({ ...file, position: (await of(file.notice)).length })
        .execute()
      let part = 0
      for await (const bytes of pieces) {
        await db.insertInto('noticeFileParts').values({ file: file.id, part, bytes }).execute()
        part++
      }
    },

    piece,

    slice,

    /** A file that is sent again is as new. */
    async touch(id: string, createdAt: string): Promise<void> {
      await db.updateTable('noticeFiles').set({ createdAt }).where('id', '=', id).execute()
    },

    async relabel(id: string, label: string): Promise<void> {
      await db.updateTable('noticeFiles').set({ label }).where('id', '=', id).execute()
    },

    /** Moves a file among those of its notice. @param position from 0; one after the last is the last */
    async moveTo({ id, notice }: NoticeFileRow, position: number): Promise<void> {
      const files = await of(notice)
      const moved = files.filter((file) => file.id === id)
      await place(files.filter((file) => file.id !== id).toSpliced(position, 0, ...moved))
    },

    async remove({ id, notice }: NoticeFileRow): Promise<void> {
      await db.deleteFrom('noticeFiles').where('id', '=', id).execute()
      await place(await of(notice))
    },

    /** Of notices that are erased. */
    removeAllOf: inChunks((notices: string[]) => db.deleteFrom('noticeFiles').where('notice', 'in', notices).execute()),

    /** The first of these notices, as many as have files of that many bytes together; at least one. */
    async firstWithin(most: number, notices: readonly string[]): Promise<readonly string[]> {
      const sizes = Map.groupBy(await ofAll(notices), ({ notice }) => notice)
      let bytes = 0
      const tooMany = notices.findIndex((id, at) => {
        for (const { size } of sizes.get(id) ?? []) bytes += size
        return at > 0 && bytes > most
      })
      return tooMany < 0 ? notices : notices.slice(0, tooMany)
    },

    /** The bytes of all files, also of those of deleted notices. */
    async totalBytes(): Promise<number> {
      const sum = db.selectFrom('noticeFiles').select(({ fn }) => fn.sum<number | string | null>('size').as('bytes'))
      return Number((await sum.executeTakeFirst())?.bytes ?? 0)
    },

    all: (): Promise<NoticeFileRow[]> => inOrder().execute(),

    pieces,

    /** The hash of the bytes as they are kept now. */
    async hashOf(id: string): Promise<string> {
      const hash = createHash('sha256')
      for await (const bytes of pieces(id)) hash.update(bytes)
      return hash.digest('hex')
    },
  }
}
