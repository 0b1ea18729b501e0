import { Readable } from 'node:stream'
import { ROLE } from '#contract'
import type { AuditEntity } from '#contract/admin/actions'
import { messageRef } from '#contract/failures'
import { textsIn } from '#contract/school/translations'
import { messagesIn } from '#messages/all'
import { existing, HttpError } from '../errors.ts'
import { csvOf } from '../exports/csv.ts'
import { CSV, sendDownload, streamWithSlot, XLSX, ZIP } from '../exports/download.ts'
import {
  auditTable,
  formerTable,
  noticeTable,
  reportTable,
  studentTable,
  teacherTable,
  userTable,
  type Writing,
} from '../exports/lists.ts'
import { loginOf, personData } from '../exports/person.ts'
import { personZip } from '../exports/person-page.ts'
import { schoolZip } from '../exports/school-zip.ts'
import type { Table } from '../exports/table.ts'
import { xlsxOf } from '../exports/xlsx.ts'
import { languageFor } from '../http/language-of.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import { erasedSoonOn, formerRule } from '../retention/due.ts'
import type { Services } from '../services.ts'
import type { AuditEntry } from '../store/tables/audit.ts'
import type { CountedFormerRow } from '../store/tables/former.ts'
import type { User } from '../store/tables/users.ts'
import { auditFilter } from './audit.ts'
import type { HandlerContext, Handlers } from './handler.ts'
import { ownUser } from './own-user.ts'
import { userIdSearch } from './user-id-search.ts'

/** Lists and the files of one person. A slow reader holds its slot for long, so only a few others may wait. */
const limitFiles = limitConcurrency(4, { waiting: 40 })
/** Making an Excel file occupies a processor. */
const limitSheets = limitConcurrency(1, { waiting: 40 })
const limitSchools = limitConcurrency(1, {
  waiting: 0,
  tooMany: () => new HttpError(429, messageRef('schoolIsExported'), { retryAfter: 60 }),
})

type Context = Pick<HandlerContext<'me'>, 'auditEntry' | 'c'>
type ListName = 'students' | 'former' | 'teachers' | 'notices' | 'reports' | 'users' | 'audit'
type Sheet = { format: 'csv' | 'xlsx'; entity: AuditEntity; name: ListName; grade?: string }

/** Files to download. Each is one audit entry, written before the first byte is sent. */
export function exportHandlers(services: Services) {
  const { store, throttle, now, today, logger, school, schoolYear } = services
  /** How a file is written for the caller: in the caller's language, with the times of the school. */
  const writingFor = async ({ c }: Pick<Context, 'c'>): Promise<Writing> => {
    const { settings, timeZone } = await school()
    const language = languageFor(c, settings)
    return {
      language,
      localTime: localTimes(timeZone),
      timeZone,
      today: await today(),
      year: (await schoolYear()).name,
      inDigits: (text: string) => messagesIn(language).withDigits(text, settings.region.digits),
    }
  }
  const nameOfSchool = async ({ language }: Writing) => textsIn((await school()).settings, language).identity.name
  const logFault = (error: Error) => logger.error({ err: error }, 'a download broke off')

  /** To be called when it is the download's turn: a download that is refused before is not counted. */
  const begin = async (kind: 'list' | 'person' | 'school', entry: AuditEntry) => {
    await throttle.download(kind, entry.actorId ?? '')
    await store.audit.add(entry)
  }

  /** Sends a list, page by page where the format allows it. */
  const sendList = async <Row>(
    { format, entity, name, grade }: Sheet,
    tableOf: (writing: Writing) => Table<Row>,
    { auditEntry, c }: Context,
  ): Promise<Response> => {
    const writing = await writingFor({ c })
    const { language, today } = writing
    const table = tableOf(writing)
    const texts = messagesIn(language).lists
    const entry = auditEntry('export', entity, null)
    const ofClass = grade && `${messagesIn(language).studentLabels.grade} ${grade}`
    const parts = [texts.files[name], ofClass, today].filter(Boolean)
    const file = { name: `${parts.join('-')}.${format}`, type: format === 'csv' ? CSV : XLSX }
    if (format === 'xlsx') {
      const make = async () => {
        await begin('list', entry)
        return xlsxOf(texts.sheets[name], table, language)
      }
      const bytes = await limitSheets(make, c.req.raw.signal)
      return sendDownload({ ...file, content: bytes as Uint8Array<ArrayBuffer> })
    }
    const make = async () => {
      await begin('list', entry)
      return Readable.from(csvOf(table), { objectMode: false })
    }
    return sendDownload({ ...file, content: await streamWithSlot(c, limitFiles.acquire, make, logFault) })
  }

  /** @param entityId for the audit: the id that the caller sent */
  const sendPerson = async (
    login: User,
    entity: AuditEntity,
    entityId: string,
    { auditEntry, c, isOwn }: Context & { isOwn: boolean },
  ) => {
    const make = async () => {
      await begin('person', auditEntry('export', entity, entityId))
      const writing = await writingFor({ c })
      const person = await personData(services, login, writing.language, { isOwn })
      return personZip(store, person, await nameOfSchool(writing), now(), writing)
    }
    const content = await streamWithSlot(c, limitFiles.acquire, make, logFault)
    return sendDownload({ name: `${login.name || login.userId}-${await today()}.zip`, type: ZIP, content })
  }

  return {
    async exportStudents({ json: { format, ...filter }, session, ...context }) {
      const sheet = { format, entity: 'student', name: 'students', grade: filter.class } as const
      const search = { ...filter, ...userIdSearch(session, await school()) }
      const isAdmin = session?.user.role === ROLE.admin
      return sendList(sheet, (writing) => studentTable(store, search, writing, isAdmin), context)
    },

    async exportFormer({ json: { format, due, ...filter }, session, ...context }) {
      const sheet = { format, entity: 'student', name: 'former', grade: filter.class || undefined } as const
      const settings = await school()
      const search = { ...filter, ...userIdSearch(session, settings) }
      const rule = formerRule(settings)
      const isWantedOn = (day: string) => (leaver: CountedFormerRow) =>
        !due || erasedSoonOn(leaver, rule, day) !== undefined
      return sendList(sheet, (writing) => formerTable(store, search, writing, isWantedOn(writing.today)), context)
    },

    exportTeachers({ json: { format, ...filter }, ...context }) {
      const sheet = { format, entity: 'teacher', name: 'teachers' } as const
      return sendList(sheet, (writing) => teacherTable(store, filter, writing), context)
    },

    exportNotices({ json: { format, ...filter }, ...context }) {
      const sheet = { format, entity: 'notice', name: 'notices' } as const
      return sendList(sheet, (writing) => noticeTable(store, filter, writing), context)
    },

    async exportReports({ json: { format, ...filter }, session, ...context }) {
      const sheet = { format, entity: 'report', name: 'reports', grade: filter.class } as const
      const search = { ...filter, ...userIdSearch(session, await school()) }
      return sendList(sheet, (writing) => reportTable(store, search, writing), context)
    },

    exportUsers({ json: { format, ...filter }, ...context }) {
      const sheet = { format, entity: 'user', name: 'users' } as const
      return sendList(sheet, (writing) => userTable(store, filter, writing), context)
    },

    async exportAudit({ json: { format, ...filter }, ...context }) {
      const sheet = { format, entity: 'audit', name: 'audit' } as const
      const search = auditFilter(filter, (await school()).timeZone)
      return sendList(sheet, (writing) => auditTable(store, search, writing), context)
    },

    async exportPerson({ params: { id }, ...context }) {
      const login = existing(await loginOf(store, id), 'person')
      const { role } = login
      const entity = role === ROLE.student ? 'student' : role === ROLE.teacher ? 'teacher' : 'user'
      return sendPerson(login, entity, id, { ...context, isOwn: false })
    },

    async exportOwn(context) {
      const login = await ownUser(store, context.session)
      return sendPerson(login, 'user', login.id, { ...context, isOwn: true })
    },

    async exportSchool({ auditEntry, c }) {
      const writing = await writingFor({ c })
      const make = async () => {
        await begin('school', auditEntry('export', 'school', null))
        return schoolZip(store, await nameOfSchool(writing), now(), writing)
      }
      const content = await streamWithSlot(c, limitSchools.acquire, make, logFault)
      return sendDownload({
        name: `${messagesIn(writing.language).lists.files.school}-${await today()}.zip`,
        type: ZIP,
        content,
      })
    },
  } satisfies Partial<Handlers>
}

/** Stored times as people at the school read them: 2026-01-31 14:05. */
function localTimes(timeZone: string): (time: string | number) => string {
  // sv-SE writes a time in this form.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (time) => format.format(new Date(time))
}
