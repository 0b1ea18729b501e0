import { Readable } from 'node:stream'
import { ROLE } from '#contract'
import { existing, HttpError } from '../errors.ts'
import { csvOf } from '../exports/csv.ts'
import { CSV, sendDownload, streamWithSlot, XLSX, ZIP } from '../exports/download.ts'
import { auditTable, noticeTable, reportTable, studentTable, teacherTable, userTable } from '../exports/lists.ts'
import { localTimes } from '../exports/local-time.ts'
import { loginOf, personData } from '../exports/person.ts'
import { personZip } from '../exports/person-zip.ts'
import { schoolZip } from '../exports/school-zip.ts'
import type { Table } from '../exports/table.ts'
import { xlsxOf } from '../exports/xlsx.ts'
import { textsFor } from '../http/texts-for.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import type { Entity } from '../security/audit.ts'
import type { Services } from '../services.ts'
import type { Store } from '../store/index.ts'
import type { AuditEntry } from '../store/tables/audit.ts'
import type { User } from '../store/tables/users.ts'
import { auditFilter } from './audit.ts'
import type { HandlerContext, Handlers } from './handler.ts'
import { ownUser } from './own-user.ts'
import { seenUserIds } from './seen-user-ids.ts'

/** Lists and the files of one person. A slow reader holds its slot for long, so only a few others may wait. */
const limitFiles = limitConcurrency(4, { waiting: 40 })
/** Making an Excel file occupies a processor. */
const limitSheets = limitConcurrency(1, { waiting: 40 })
const limitSchools = limitConcurrency(1, {
  waiting: 0,
  tooMany: () =>
    new HttpError(
      429,
      'The whole school is being exported already, which one server does once at a time. Wait until that download has ended, then try again.',
      { retryAfter: 60 },
    ),
})

type Context = Pick<HandlerContext<'me'>, 'auditEntry' | 'c'>
type Sheet = { format: 'csv' | 'xlsx'; entity: Entity; name: string; title: string }

/** Files to download. Each is one audit entry, written before the first byte is sent. */
export function exportHandlers(services: Services) {
  const { store, throttle, now, today, logger, school } = services
  const localTime = async () => localTimes((await school()).timeZone)
  const nameOfSchool = async (c: Context['c']) => textsFor(c, (await school()).settings).identity.name
  const logFault = (error: Error) => logger.error({ err: error }, 'a download broke off')

  /** To be called when it is the download's turn: a download that is refused before is not counted. */
  const begin = async (kind: 'list' | 'person' | 'school', entry: AuditEntry) => {
    await throttle.download(kind, entry.actorId ?? '')
    await store.audit.add(entry)
  }

  /** Sends a list, page by page where the format allows it. */
  const sendList = async <Row>(
    { format, entity, name, title }: Sheet,
    table: Table<Row>,
    { auditEntry, c }: Context,
  ): Promise<Response> => {
    const entry = auditEntry('export', entity, null)
    const file = { name: `${name}-${await today()}.${format}`, type: format === 'csv' ? CSV : XLSX }
    if (format === 'xlsx') {
      const make = async () => {
        await begin('list', entry)
        return xlsxOf(title, table)
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

  /** A call that sends the list with these filters. */
  const listCall =
    <Filter, Row>(
      sheet: Omit<Sheet, 'format'>,
      tableOf: (source: Store, filter: Filter, time: ReturnType<typeof localTimes>) => Table<Row>,
    ) =>
    async ({ json: { format, ...filter }, ...context }: Context & { json: Filter & Pick<Sheet, 'format'> }) =>
      sendList({ ...sheet, format }, tableOf(store, filter as Filter, await localTime()), context)

  /** @param entityId for the audit: the id that the caller sent */
  const sendPerson = async (login: User, entity: Entity, entityId: string, { auditEntry, c }: Context) => {
    const make = async () => {
      await begin('person', auditEntry('export', entity, entityId))
      return personZip(store, await personData(services, login), await nameOfSchool(c), now(), await localTime())
    }
    const content = await streamWithSlot(c, limitFiles.acquire, make, logFault)
    return sendDownload({ name: `${login.name || login.userId}-${await today()}.zip`, type: ZIP, content })
  }

  return {
    async exportStudents({ json: { format, ...filter }, session, ...context }) {
      const sheet = { format, entity: 'student', name: 'students', title: 'Students' } as const
      const search = { ...filter, ...seenUserIds(session, await school()) }
      return sendList(sheet, studentTable(store, search, await localTime(), session?.user.role === ROLE.admin), context)
    },

    exportTeachers: listCall({ entity: 'teacher', name: 'teachers', title: 'Teachers' }, teacherTable),
    exportNotices: listCall({ entity: 'notice', name: 'notices', title: 'Notices' }, noticeTable),
    async exportReports({ json: { format, ...filter }, session, ...context }) {
      const sheet = { format, entity: 'report', name: 'reports', title: 'Reports' } as const
      const search = { ...filter, ...seenUserIds(session, await school()) }
      return sendList(sheet, reportTable(store, search, await localTime()), context)
    },

    exportUsers: listCall({ entity: 'user', name: 'users', title: 'Users' }, userTable),
    async exportAudit({ json: { format, ...filter }, ...context }) {
      const sheet = { format, entity: 'audit', name: 'audit', title: 'Audit trail' } as const
      const { timeZone } = await school()
      return sendList(sheet, auditTable(store, auditFilter(filter, timeZone), localTimes(timeZone)), context)
    },

    async exportPerson({ params: { id }, ...context }) {
      const login = existing(await loginOf(store, id), 'person')
      const { role } = login
      const entity = role === ROLE.student ? 'student' : role === ROLE.teacher ? 'teacher' : 'user'
      return sendPerson(login, entity, id, context)
    },

    async exportOwn(context) {
      const login = await ownUser(store, context.session)
      return sendPerson(login, 'user', login.id, context)
    },

    async exportSchool({ auditEntry, c }) {
      const make = async () => {
        await begin('school', auditEntry('export', 'school', null))
        return schoolZip(store, await nameOfSchool(c), now(), await localTime())
      }
      const content = await streamWithSlot(c, limitSchools.acquire, make, logFault)
      return sendDownload({ name: `school-${await today()}.zip`, type: ZIP, content })
    },
  } satisfies Partial<Handlers>
}
