import { type Language, ROLE } from '#contract'
import { messageRef } from '#contract/failures'
import { noticeIn } from '#contract/notices/translations'
import { classesOf } from '#contract/school/class-list'
import { daysIn } from '../clock.ts'
import { existing, FailureResponse, requireFound } from '../errors.ts'
import { familyCodeEnd, familyCodesAfter } from '../retention/due.ts'
import { newestFirst, publishedAt } from '../school/published.ts'
import { reportReader } from '../school/read-reports.ts'
import { toAct, toChild, toFamilyNotice, toGuardian } from '../school/to-response.ts'
import { otherLanguage } from '../school/visible-notices.ts'
import { recordsOf } from '../security/audit.ts'
import { requireFamiliesOpen } from '../security/authorize.ts'
import { familyCodeHash, newFamilyCode } from '../security/family-codes.ts'
import type { Services } from '../services.ts'
import { newId } from '../store/ids.ts'
import type { Tables } from '../store/index.ts'
import type { AuditEntry } from '../store/tables/audit.ts'
import { linkByCode, typedFamilyCode } from './family-code.ts'
import type { Handlers } from './handler.ts'
import { handedOutAddress } from './logins.ts'
import { ownUser } from './own-user.ts'

/** Parents and guardians: what they read, and who links them to students. */
export function familyHandlers(services: Services) {
  const { store, vault, settings, throttle, time, today, school } = services
  const trusted = async () => (await time.check()).trusted

  /** The notices for classes that their readers are shown on a day: to read 500 takes a tenth of a second. */
  const classNotices = store.cache.memoize(
    'notices for classes',
    ['notices', 'schoolVersions'],
    async (day: string, lang: Language | undefined) => {
      const { settings, timeZone } = await school()
      if (!settings.pages.board) return []
      const language = lang && otherLanguage(settings.languages, lang)
      const dayOf = daysIn(timeZone)
      const rows = newestFirst(await store.notices.forClasses(day), timeZone)
      return rows.map((row) => ({
        classes: classesOf(row.classes),
        notice: toFamilyNotice(noticeIn(row, language), dayOf(publishedAt(row, timeZone))),
      }))
    },
    (notices) => 2 * JSON.stringify(notices).length,
  )

  return {
    async family({ query: { lang }, session }) {
      await requireFamiliesOpen(services)
      const { id } = await ownUser(store, session)
      const children = await store.guardians.childrenOf(id, await reportReader(services, false))
      const notices = children.length > 0 ? await classNotices(await today(), lang) : []
      return {
        success: true,
        message: 'Your children',
        children: children.map((child) =>
          toChild(
            child,
            notices.flatMap(({ classes, notice }) => (!child.hasLeft && classes.includes(child.grade) ? notice : [])),
          ),
        ),
      }
    },

    async joinFamily({ json, session, ip, auditEntry }) {
      await requireFamiliesOpen(services)
      const { codeHash, at, after } = typedFamilyCode(json.code, vault, await trusted())
      const join = () =>
        store.transaction(async (tables) => {
          const user = await ownUser(tables, session)
          const joined = await tables.familyCodes.use(codeHash, user.id, at, after)
          // Asked in each case, so that every code that cannot be used takes as long as the others.
          const known = await tables.familyCodes.ofOwnChild(codeHash, user.id, after)
          if (joined) await linkByCode(tables, { user: user.id, student: joined, at }, auditEntry)
          else if (!known) await tables.audit.add(auditEntry('failed family code', 'user', user.id))
          const student = joined ?? known
          return student === undefined ? undefined : tables.students.find(student)
        })
      const child = await throttle.familyCode(session?.user._id ?? '', ip, join)
      if (!child) throw new FailureResponse(messageRef('familyCodeWrong'))
      const { id: _id, name, grade } = child
      return { success: true, message: 'You are linked.', child: { _id, name, grade } }
    },

    async leaveFamily({ params: { id }, session, auditEntry }) {
      await requireFamiliesOpen(services)
      await store.transaction(async (tables) => {
        const user = await ownUser(tables, session)
        requireFound(await tables.guardians.remove(user.id, id), 'student')
        await tables.audit.add(auditEntry('end guardian', 'student', id))
      })
      return { success: true, message: 'The link has ended.' }
    },

    async guardians({ params: { id } }) {
      await requireStudent(store, id)
      const open = await store.familyCodes.openOf(id, familyCodesAfter(await trusted()))
      const codes = open.map((code) => ({
        _id: code.id,
        createdAt: code.createdAt,
        endsAt: familyCodeEnd(code.createdAt),
      }))
      return { success: true, message: 'Guardians', guardians: await guardiansOf(store, id), codes }
    },

    addGuardian: ({ params: { id }, json: { userId }, auditEntry }) =>
      store.transaction(async (tables) => {
        await requireStudent(tables, id)
        const user = await tables.users.findByUserId(userId)
        if (user?.role !== ROLE.user) throw new FailureResponse(messageRef('noSuchGuardian', { userId }))
        const entry = auditEntry('add guardian', 'record', null)
        const link = { user: user.id, student: id, createdAt: entry.at, createdBy: entry.actorId }
        if (await tables.guardians.add({ ...link, by: 'office' })) {
          await tables.audit.addAct(entry, recordsOfLink(entry, user.id, id))
        }
        return { success: true, message: 'Guardian added.', guardians: await guardiansOf(tables, id) }
      }),

    endGuardian: ({ params: { id, user }, auditEntry }) =>
      store.transaction(async (tables) => {
        requireFound(await tables.guardians.remove(user, id), 'user')
        const entry = auditEntry('end guardian', 'record', null)
        await tables.audit.addAct(entry, recordsOfLink(entry, user, id))
        // One of them may have been printed for this guardian, who would link himself again with it.
        if (await tables.familyCodes.endOpenOf(id)) await tables.audit.add(auditEntry('end family code', 'student', id))
        return { success: true, message: 'The link has ended.', guardians: await guardiansOf(tables, id) }
      }),

    async familyCodes({ json: { ids, portal, act }, auditEntry, write }) {
      const entry = auditEntry('print family codes', 'record', null)
      const createdAt = new Date(await trusted()).toISOString()
      const drawn = ids.map((student) => {
        const code = newFamilyCode()
        return { student, code, codeHash: familyCodeHash(code, vault) }
      })
      const address = handedOutAddress(settings, portal)
      return write(async (tables) => {
        const students = new Set((await tables.classes.known(ids)).map(({ id }) => id))
        const made = drawn.filter(({ student }) => students.has(student))
        const rows = made.map(({ code: _, ...row }) => ({ ...row, id: newId(), createdAt, createdBy: entry.actorId }))
        await tables.familyCodes.add(rows)
        const printed = made.map(({ student }) => student)
        const records = recordsOf({ action: entry.action, entity: 'student' }, printed)
        const done = await tables.audit.addAct(entry, records, act)
        const endsAt = familyCodeEnd(createdAt)
        const codes = made.map(({ student, code }) => ({ _id: student, familyCode: code, endsAt }))
        return { success: true as const, message: 'Codes for guardians', codes, portal: address, ...toAct(done) }
      })
    },

    async endFamilyCode({ params: { id }, auditEntry }) {
      await store.transaction(async (tables) => {
        const student = existing(await tables.familyCodes.end(id), 'code')
        await tables.audit.add(auditEntry('end family code', 'student', student))
      })
      return { success: true, message: 'The code has ended.' }
    },
  } satisfies Partial<Handlers>
}

/** @throws HttpError 404 if there is no such student, who may have left the school */
const requireStudent = async ({ students }: Pick<Tables, 'students'>, id: string) =>
  requireFound((await students.known([id])).length > 0, 'student')

const guardiansOf = async ({ guardians }: Pick<Tables, 'guardians'>, student: string) =>
  (await guardians.ofStudent(student)).map(toGuardian)

/** The two records of a link, for the audit. */
const recordsOfLink = ({ action }: AuditEntry, user: string, student: string) => [
  { action, entity: 'student', entityId: student },
  { action, entity: 'user', entityId: user },
]
