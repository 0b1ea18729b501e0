import { existing, notFound } from '../errors.ts'
import type { Encoding } from '../http/encoding.ts'
import { bytesOfJson } from '../http/json.ts'
import { encodeList } from '../http/json-list.ts'
import { sendPhoto } from '../http/responses.ts'
import { deletionOf } from '../security/audit.ts'
import type { Services } from '../services.ts'
import { newId } from '../store/ids.ts'
import { isValidOn, type NoticeRow } from '../store/tables/notices.ts'
import type { Handlers } from './handler.ts'
import { recordChange } from './versions.ts'
import { wireListedNotice, wireNoticeRecord, wireNoticeToRead } from './wire.ts'

export function noticeHandlers({ store, now, today, school }: Services) {
  const isBoardShown = async () => (await school()).settings.pages.board
  const isPublic = async (notice: NoticeRow) => isValidOn(notice, await today()) && (await isBoardShown())

  /** For a caller who may see valid notices only, an expired notice does not exist, nor does any while the board is hidden. */
  const find = async (id: string, accessLevel: string): Promise<NoticeRow> => {
    const notice = await store.notices.find(id)
    if (!notice || (accessLevel === 'valid' && !(await isPublic(notice)))) throw notFound('notice')
    return notice
  }

  /** Every visit of the portal requests the list. */
  const list = store.cache.memoize(
    'getNotice',
    ['notices', 'schoolVersions'],
    async (encoding: Encoding | undefined, isForAll: boolean, day: string) => {
      const isShown = isForAll || (await isBoardShown())
      const pages = () => (isShown ? store.notices.pages(isForAll ? undefined : day) : nothing())
      return encodeList(
        { message: 'Notices', field: 'notice', pages, toWire: (row) => wireListedNotice(row, day) },
        encoding,
      )
    },
    bytesOfJson,
  )

  return {
    getNotice: async ({ accessLevel, encoding }) => list(encoding, accessLevel === 'all', await today()),

    async getSingleNotice({ params, accessLevel }) {
      const notice = await find(params.id, accessLevel)
      const day = await today()
      const data = { ...wireNoticeRecord(notice, day), ...wireNoticeToRead(notice, day) }
      return { success: true, message: 'Notice', data }
    },

    async noticePhoto({ params, query: { size, v }, accessLevel, c }) {
      const notice = await find(params.id, accessLevel)
      const photo = existing(await store.photos.find(notice.id, 'photo', size), 'photo')
      // A photo that only admins may still see must not stay in a shared cache.
      const open = v === photo.version ? 'forever' : 'public'
      const isForVisitors = accessLevel === 'valid' || (await isPublic(notice))
      return sendPhoto(c, photo, size, isForVisitors ? open : 'private')
    },

    async addNotice({ form, photos: { photo }, auditEntry, write }) {
      const createdAt = now()
      const day = await today()
      const notice = { id: newId(), ...form, createdAt, photoVersion: photo?.version ?? null, version: 1 }
      return write(async (tables) => {
        await tables.notices.add(notice)
        if (photo) await tables.photos.put(notice.id, 'photo', photo)
        await tables.audit.add(auditEntry('add', 'notice', notice.id))
        return { success: true, message: 'Notice added.', notice: wireNoticeRecord(notice, day) }
      })
    },

    async updateNotice({ params: { id }, ...update }) {
      const day = await today()
      return store.transaction(async (tables) => {
        const old = existing(await tables.notices.find(id), 'notice')
        const { failure, change } = await recordChange(tables, 'notice', old, update, now())
        if (failure) return failure
        await tables.notices.update(id, change)
        return { success: true, message: 'Notice updated.', notice: wireNoticeRecord({ ...old, ...change }, day) }
      })
    },

    async deleteNotice({ params: { id }, auditEntry }) {
      const entry = auditEntry('delete', 'notice', id)
      const notice = await store.transaction(async (tables) => {
        const [old] = await tables.deleted.removeNotices([id], deletionOf(entry))
        await tables.audit.add(entry)
        return existing(old, 'notice')
      })
      return { success: true, message: 'Notice deleted.', notice: wireNoticeRecord(notice, await today()) }
    },
  } satisfies Partial<Handlers>
}

/** Of a list without entries. */
async function* nothing(): AsyncGenerator<NoticeRow[]> {}
