import type { Language } from '#contract'
import { messageRef } from '#contract/failures'
import { textReader } from '#contract/formatted-text'
import { mostOnTop, type Reader } from '#contract/notices/audience'
import { noticeFault } from '#contract/notices/rules'
import { noticeIn, readTranslations } from '#contract/notices/translations'
import { existing, HttpError, notDone } from '../errors.ts'
import type { Encoding } from '../http/encoding.ts'
import { bytesOfJson } from '../http/json.ts'
import { encodeList } from '../http/json-list.ts'
import { sendPhoto } from '../http/responses.ts'
import { requireClasses } from '../school/classes.ts'
import {
  type NoticeWithFiles,
  type SchoolDay,
  toListedNotice,
  toNoticeRecord,
  toNoticeToRead,
} from '../school/to-response.ts'
import { noticeReader, otherLanguage, visibleNotices } from '../school/visible-notices.ts'
import type { Services } from '../services.ts'
import { newId } from '../store/ids.ts'
import type { Tables } from '../store/index.ts'
import { isExpiredOn, type NoticeRow } from '../store/tables/notices.ts'
import type { FailureDetails, HandlerContext, Handlers } from './handler.ts'
import { announceNotice, mailPresent } from './mail.ts'
import { deleteRecord, recordChange } from './records.ts'

export function noticeHandlers(services: Services) {
  const { store, now, schoolDay, school } = services
  const { find, pages, caching } = visibleNotices(services)
  const readerOf = ({ accessLevel, session }: Pick<HandlerContext<'getNotice'>, 'accessLevel' | 'session'>) =>
    noticeReader(services, accessLevel, session)
  /** Most callers ask for none: then the settings need not be read. */
  const languageAsked = async (lang: Language | undefined) =>
    lang && otherLanguage((await school()).settings.languages, lang)
  /** A notice as it is sent, with the files that it has. */
  const record = async ({ noticeFiles }: Pick<Tables, 'noticeFiles'>, notice: NoticeRow, today: SchoolDay) =>
    toNoticeRecord({ ...notice, files: await noticeFiles.of(notice.id) }, today)

  /** Every visit of the portal requests the list. */
  const list = store.cache.memoize(
    'getNotice',
    ['notices', 'noticeFiles', 'schoolVersions'],
    async (
      encoding: Encoding | undefined,
      is: Reader['is'],
      day: string,
      language: Language | undefined,
      ...grades: string[]
    ) => {
      const today = { day, timeZone: (await school()).timeZone }
      const list = {
        message: 'Notices',
        field: 'notice' as const,
        pages: () => pages({ is, grades }, day),
        toResponse: (row: NoticeWithFiles) => toListedNotice(noticeIn(row, language), today),
      }
      return encodeList(list, encoding)
    },
    bytesOfJson,
  )

  return {
    async getNotice({ encoding, query: { lang }, ...caller }) {
      const { is, grades = [] } = await readerOf(caller)
      return list(encoding, is, (await schoolDay()).day, await languageAsked(lang), ...grades)
    },

    async getSingleNotice({ params, query: { lang }, ...caller }) {
      const reader = await readerOf(caller)
      const found = existing(await find(params.id, reader), 'notice')
      const notice = noticeIn(found, await languageAsked(lang))
      const today = await schoolDay()
      const read = { ...notice, files: await store.noticeFiles.of(notice.id) }
      const all = reader.is === 'admin' && found.translations && { translations: readTranslations(found.translations) }
      const reading = textReader((await school()).settings)
      const data = { ...toNoticeRecord(read, today), ...toNoticeToRead(read, today, reading), ...all }
      return { success: true, message: 'Notice', data }
    },

    async noticePhoto({ params, query: { size, v }, c, ...caller }) {
      const notice = existing(await find(params.id, await readerOf(caller)), 'notice')
      const photo = existing(await store.photos.find(notice.id, 'photo', size), 'photo')
      return sendPhoto(c, photo, size, await caching(notice, v === photo.version))
    },

    async addNotice({ query, form, photos: { photo }, auditEntry, write }) {
      const createdAt = now()
      const today = await schoolDay()
      const { day } = today
      const fields = checked(form)
      if (query.ifPast === 'ask' && isExpiredOn(fields, day)) throw expiredFailure(fields)
      const notice = { id: newId(), ...fields, createdAt, photoVersion: photo?.version ?? null, version: 1 }
      const present = await mailPresent(services)
      return write(async (tables) => {
        await requireClasses(tables, notice.classes)
        if (isOnTopOn(notice, day)) await requireFreeTop(tables, day, notice.id)
        await tables.notices.add(notice)
        if (photo) await tables.photos.put(notice.id, 'photo', photo)
        await tables.audit.add(auditEntry('add', 'notice', notice.id))
        await announceNotice(tables, services, { notice, present, isAsked: query.mail === 'yes', auditEntry })
        return { success: true, message: 'Notice added.', notice: await record(tables, notice, today) }
      })
    },

    async updateNotice({ params: { id }, query, form, ...update }) {
      const today = await schoolDay()
      const { day } = today
      const present = await mailPresent(services)
      return store.transaction(async (tables) => {
        const old = existing(await tables.notices.find(id), 'notice')
        const { version, ...sent } = form
        const fields = checked({ ...old, ...definedOf(sent) })
        if (query.ifPast === 'ask' && isExpiredOn(fields, day)) throw expiredFailure(fields)
        await requireClasses(tables, sent.classes)
        if (isOnTopOn(fields, day) && !isOnTopOn(old, day)) await requireFreeTop(tables, day, id)
        const next = { ...sent, ...(fields.classes !== old.classes && { classes: fields.classes }), version }
        const change = await recordChange(tables, 'notice', old, { ...update, form: next }, now())
        await tables.notices.update(id, change)
        const notice = existing(await tables.notices.find(id), 'notice')
        const { auditEntry } = update
        await announceNotice(tables, services, { notice, present, isAsked: query.mail === 'yes', auditEntry })
        return { success: true, message: 'Notice updated.', notice: await record(tables, notice, today) }
      })
    },

    async deleteNotice({ params: { id }, auditEntry }) {
      const notice = await deleteRecord(store, 'notice', id, auditEntry)
      return { success: true, message: 'Notice deleted.', notice: await record(store, notice, await schoolDay()) }
    },
  } satisfies Partial<Handlers>
}

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

/** Whether it is one of those that `onTop` of the store counts. */
const isOnTopOn = (notice: Pick<NoticeRow, 'onTop' | 'date'>, day: string): boolean =>
  notice.onTop === 'yes' && !isExpiredOn(notice, day)

/** @throws HttpError 400 if there are as many others on top as there may be */
async function requireFreeTop({ notices }: Tables, day: string, id: string): Promise<void> {
  const others = (await notices.onTop(day)).filter((notice) => notice.id !== id)
  if (others.length < mostOnTop) return
  const titles = others.map(({ title }) => title)
  throw new HttpError(400, messageRef('tooManyOnTop', { most: mostOnTop, titles }), { field: 'onTop' })
}

/**
 * Takes restored notices down where they would be more on top than there may be.
 * @returns their titles
 */
export async function takeDownRestored({ notices }: Tables, ids: readonly string[], day: string): Promise<string[]> {
  const onTop = await notices.onTop(day)
  const restored = onTop.filter(({ id }) => ids.includes(id))
  const free = Math.max(0, mostOnTop - (onTop.length - restored.length))
  const tooMany = restored.slice(free)
  for (const { id } of tooMany) await notices.update(id, { onTop: '' })
  return tooMany.map(({ title }) => title)
}

/** What is answered to a form in place of saving a notice that nobody but admins would see. */
const expiredFailure = ({ date }: Pick<NoticeRow, 'date'>) =>
  notDone('Its last day is over: nobody but admins would see it.', { past: date } satisfies FailureDetails<'addNotice'>)
