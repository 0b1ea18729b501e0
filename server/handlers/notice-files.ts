import { existing, notFound } from '../errors.ts'
import { addFileOfSchool, prepareFile } from '../notice-files/add.ts'
import { identify } from '../notice-files/kind.ts'
import { endingOf } from '../notice-files/name.ts'
import { receivedOnDisk } from '../notice-files/received.ts'
import { sendNoticeFile } from '../notice-files/send.ts'
import { filesOf } from '../school/pictures.ts'
import { fileVersion, toNoticeFile } from '../school/to-response.ts'
import { noticeReader, visibleNotices } from '../school/visible-notices.ts'
import { authorOf } from '../security/audit.ts'
import type { Services } from '../services.ts'
import type { Tables } from '../store/index.ts'
import type { AuditEntry } from '../store/tables/audit.ts'
import { changesOf } from '../store/tables/changes.ts'
import { type NoticeFileRow, OF_SCHOOL } from '../store/tables/notice-files.ts'
import type { Handlers } from './handler.ts'

/** The files of notices and of the school's pages. In the audit each change is one of the notice. */
export function noticeFileHandlers(services: Services) {
  const { store, now, photos, workers, settings, school } = services
  const { find, caching } = visibleNotices(services)

  return {
    async noticeFile({ params: { id }, query: { v }, c, ip, ...caller }) {
      const file = existing(await store.noticeFiles.find(id), 'file')
      if (file.notice === OF_SCHOOL) {
        const isShown = filesOf((await school()).settings).some((shown) => shown.id === id)
        if (!isShown && caller.accessLevel !== 'all') throw notFound('file')
        const isNamed = v === fileVersion(file)
        return sendNoticeFile(c, file, store, { ip, caching: !isShown ? 'private' : isNamed ? 'forever' : 'public' })
      }
      const reader = await noticeReader(services, caller.accessLevel, caller.session)
      const notice = existing(await find(file.notice, reader), 'file')
      return sendNoticeFile(c, file, store, { ip, caching: await caching(notice, v === fileVersion(file)) })
    },

    async addNoticeFile({ params: { id }, query: { name, label }, file, session, ip, auditEntry }) {
      existing(await store.notices.find(id), 'notice')
      const received = receivedOnDisk(file)
      const identified = await workers.forSender(session?.user._id ?? ip, () =>
        identify(received, endingOf(name), photos),
      )
      const { noticeFilesMegabytes: megabytes } = settings
      const add = await prepareFile(received, { notice: id, name, label, createdAt: now(), megabytes, ...identified })
      return store.transaction(async (tables) => {
        const { file, isNew } = await add(tables)
        if (isNew) await noteChange(tables, auditEntry('add file', 'notice', id))
        const files = await toFiles(tables, id)
        return { success: true, message: 'File added.', file: toNoticeFile(file), files }
      })
    },

    async addSchoolFile({ query: { name }, file, session, ip, auditEntry }) {
      const row = await workers.forSender(session?.user._id ?? ip, () =>
        addFileOfSchool(services, receivedOnDisk(file), name, auditEntry),
      )
      const message = 'The file was received. It is shown once the settings are saved.'
      return { success: true, message, file: toNoticeFile(row) }
    },

    changeNoticeFile: ({ params: { id }, json: { label, position }, auditEntry }) =>
      store.transaction(async (tables) => {
        const file = await fileOf(tables, id)
        if (label !== undefined) await tables.noticeFiles.relabel(id, label)
        if (position !== undefined) await tables.noticeFiles.moveTo(file, position)
        await noteChange(tables, auditEntry('change file', 'notice', file.notice))
        return { success: true, message: 'File changed.', files: await toFiles(tables, file.notice) }
      }),

    deleteNoticeFile: ({ params: { id }, auditEntry }) =>
      store.transaction(async (tables) => {
        const file = await fileOf(tables, id)
        await tables.noticeFiles.remove(file)
        await noteChange(tables, auditEntry('delete file', 'notice', file.notice))
        return { success: true, message: 'File deleted.', files: await toFiles(tables, file.notice) }
      }),
  } satisfies Partial<Handlers>
}

/** Notes a change of the files of a notice, which is one of the notice: calendars and feeds say when it was changed. */
async function noteChange({ audit, notices, changes }: Tables, entry: AuditEntry): Promise<void> {
  await audit.add(entry)
  const notice = existing(await notices.find(entry.entityId ?? ''), 'notice')
  await changes.putAll(changesOf(notice.id, ['files'], { version: notice.version, ...authorOf(entry) }))
}

/** @throws HttpError 404 if there is none, also if its notice is deleted */
async function fileOf({ notices, noticeFiles }: Tables, id: string): Promise<NoticeFileRow> {
  const file = existing(await noticeFiles.find(id), 'file')
  existing(await notices.find(file.notice), 'file')
  return file
}

const toFiles = async ({ noticeFiles }: Tables, notice: string) => (await noticeFiles.of(notice)).map(toNoticeFile)
