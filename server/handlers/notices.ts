import { messageRef } from '#contract/failures'
import { isFor, mostOnTop, type Reader } from '#contract/notices/audience'
import { noticeFault } from '#contract/notices/rules'
import { existing, HttpError, notFound } from '../errors.ts'
import type { Encoding } from '../http/encoding.ts'
import { bytesOfJson } from '../http/json.ts'
import { encodeList } from '../http/json-list.ts'
import { sendPhoto } from '../http/responses.ts'
import { requireClasses } from '../school/classes.ts'
import { isShownTo, noticeReader, VISITOR } from '../school/notice-reader.ts'
import { deletionOf } from '../security/audit.ts'
import type { Services } from '../services.ts'
import { newId } from '../store/ids.ts'
import type { Tables } from '../store/index.ts'
import type { NoticeRow } from '../store/tables/notices.ts'
import type { HandlerContext, Handlers } from './handler.ts'
import { recordChange } from './versions.ts'
import { wireListedNotice, wireNoticeRecord, wireNoticeToRead } from './wire.ts'

type Caller = Pick<HandlerContext<'getNotice'>, 'accessLevel' | 'session'>

export function noticeHandlers({ store, now, today, school }: Services) {
  const isBoardShown = async () => (await school()).settings.pages.board
  const readerOf = ({ accessLevel, session }: Caller) => noticeReader(store, accessLevel, session)

  /** What a caller is not shown does not exist for them; nor does any notice while the board is hidden, but for admins. */
  const find = async (id: string, reader: Reader): Promise<NoticeRow> => {
    const notice = await store.notices.find(id)
    const isShown = notice && isShownTo(notice, reader, await today())
    if (!isShown || !(reader.is === 'admin' || (await isBoardShown()))) throw notFound('notice')
    return notice
  }

  /** Every visit of the portal requests the list. */
  const list = store.cache.memoize(
    'getNotice',
    ['notices', 'schoolVersions'],
    async (encoding: Encoding | undefined, is: Reader['is'], grade: string | undefined, day: string) => {
      const isAdmin = is === 'admin'
      const isShown = isAdmin || (await isBoardShown())
      const pages = () => (isShown ? pagesFor(store, { is, grade }, isAdmin ? undefined : day) : nothing())
      const toWire = (row: NoticeRow) => wireListedNotice(row, day)
      return encodeList({ message: 'Notices', field: 'notice', pages, toWire }, encoding)
    },
    bytesOfJson,
  )

  return {
    async getNotice({ encoding, ...caller }) {
      const { is, grade } = await readerOf(caller)
      return list(encoding, is, grade, await today())
    },

    async getSingleNotice({ params, ...caller }) {
      const notice = await find(params.id, await readerOf(caller))
      const day = await today()
      const data = { ...wireNoticeRecord(notice, day), ...wireNoticeToRead(notice, day) }
      return { success: true, message: 'Notice', data }
    },

    async noticePhoto({ params, query: { size, v }, c, ...caller }) {
      const notice = await find(params.id, await readerOf(caller))
      const photo = existing(await store.photos.find(notice.id, 'photo', size), 'photo')
      // A photo that not everybody may see must not stay in a shared cache.
      const open = v === photo.version ? 'forever' : 'public'
      const isPublic = isShownTo(notice, VISITOR, await today()) && (await isBoardShown())
      return sendPhoto(c, photo, size, isPublic ? open : 'private')
    },

    async addNotice({ form, photos: { photo }, auditEntry, write }) {
      const createdAt = now()
      const day = await today()
      const fields = checked({ ...NO_ADDITIONS, ...definedOf(form), date: form.date })
      const notice = { id: newId(), ...fields, createdAt, photoVersion: photo?.version ?? null, version: 1 }
      return write(async (tables) => {
        await requireClasses(tables, notice.classes)
        if (notice.onTop) await requireFreeTop(tables, day, notice.id)
        await tables.notices.add(notice)
        if (photo) await tables.photos.put(notice.id, 'photo', photo)
        await tables.audit.add(auditEntry('add', 'notice', notice.id))
        return { success: true, message: 'Notice added.', notice: wireNoticeRecord(notice, day) }
      })
    },

    async updateNotice({ params: { id }, form, ...update }) {
      const day = await today()
      return store.transaction(async (tables) => {
        const old = existing(await tables.notices.find(id), 'notice')
        const { version, ...sent } = form
        const fields = checked({ ...old, ...definedOf(sent) })
        await requireClasses(tables, sent.classes)
        if (fields.onTop && !old.onTop) await requireFreeTop(tables, day, id)
        const next = { ...sent, ...(fields.classes !== old.classes && { classes: fields.classes }), version }
        const { failure, change } = await recordChange(tables, 'notice', old, { ...update, form: next }, now())
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

/** Those for this reader. @param day only those that are shown on it; undefined: all */
async function* pagesFor(
  { notices }: Pick<Services['store'], 'notices'>,
  reader: Reader,
  day: string | undefined,
): AsyncGenerator<NoticeRow[]> {
  for await (const page of notices.pages(day)) yield page.filter((notice) => isFor(notice, reader))
}

/** A notice of the specification's fields only. */
const NO_ADDITIONS = {
  appearsOn: '',
  onTop: '',
  eventDay: '',
  eventLastDay: '',
  eventTime: '',
  eventEndTime: '',
  eventPlace: '',
  eventCancelled: '',
  audience: 'everybody',
  classes: '',
  translations: '',
} as const

/** What was sent. */
const definedOf = <F extends object>(fields: F) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof F]: Exclude<F[K], undefined>
  }

/**
 * The fields as they fit together; a notice that is for no classes names none.
 * @throws HttpError 400
 */
function checked<F extends Parameters<typeof noticeFault>[0]>(notice: F): F {
  const fields = { ...notice, classes: notice.audience === 'classes' ? notice.classes : '' }
  const fault = noticeFault(fields)
  if (fault) throw new HttpError(400, fault.why, { field: fault.field })
  return fields
}

/** @throws HttpError 400 if there are as many others on top as there may be */
async function requireFreeTop({ notices }: Tables, day: string, id: string): Promise<void> {
  const others = (await notices.onTop(day)).filter((notice) => notice.id !== id)
  if (others.length < mostOnTop) return
  const titles = others.map(({ title }) => title)
  throw new HttpError(400, messageRef('tooManyOnTop', { most: mostOnTop, titles }), { field: 'onTop' })
}
