import { messages, ROLE } from '#contract'
import { messageOf, messageRef } from '#contract/failures'
import { DAY_MS } from '../clock.ts'
import { backupHint, backupState } from '../data-folder/backups.ts'
import { existing, FailureResponse, forbidden } from '../errors.ts'
import type { Encoding } from '../http/encoding.ts'
import { bytesOfJson } from '../http/json.ts'
import { encodeList } from '../http/json-list.ts'
import { mailHint } from '../mail/sender.ts'
import { mailState } from '../mail/state.ts'
import { lostClasses } from '../school/classes.ts'
import { toAct, toListedUser } from '../school/to-response.ts'
import { authorOf } from '../security/audit.ts'
import { requireOfStaff } from '../security/second-factor.ts'
import type { Services } from '../services.ts'
import { mailSettings } from '../settings.ts'
import type { User } from '../store/tables/users.ts'
import type { Handlers } from './handler.ts'
import { issuePasswords } from './issued-passwords.ts'
import { confirmations } from './own-user.ts'

const isoOf = (time: number) => new Date(time).toISOString()

const issuedMeanwhile = () => new FailureResponse(messageRef('passwordIssuedMeanwhile'))

export function adminHandlers(services: Services) {
  const { store, vault, settings, time, hints, school } = services
  const { byPasswordAndCode } = confirmations(services)
  /** To open the answers of 30,000 logins takes 0.4 s. */
  const allUsers = store.cache.memoize(
    'users',
    ['users', 'students', 'formerStudents'],
    // The links of guardians have no version of their own: `_links` is one.
    async (encoding: Encoding | undefined, _links: string) => {
      const children = await store.guardians.childNames()
      const toResponse = (user: User) => toListedUser(user, children.get(user.id) ?? [], vault)
      return encodeList({ message: 'Users', field: 'data', pages: store.users.pages, toResponse }, encoding)
    },
    bytesOfJson,
  )
  return {
    async adminAll() {
      const length = {
        studentLength: await store.students.count(),
        userLength: await store.users.count(),
        teacherLength: await store.teachers.count(),
        reportLength: await store.reports.count(),
        noticeLength: await store.notices.count(),
      }
      const { machine, trusted, doubt } = await time.check()
      const lost = lostClasses(await store.classes.counts(), (await school()).settings.classes)
      const ofMail = mailHint(settings) ?? (mailSettings(settings) && (await mailState(store)).problem)
      const found = [
        ...hints.list(),
        ...(ofMail ? [ofMail] : []),
        backupHint(backupState(settings.backupDir, trusted)),
        ...(lost ? [lost] : []),
      ]
      const clock = doubt && { doubt, now: isoOf(machine), expected: isoOf(trusted) }
      return {
        success: true,
        message: messages.allLengths,
        length,
        hints: found.map(messageOf),
        clock,
      }
    },

    async confirmClock({ json, auditEntry }) {
      const { machine, doubt } = await time.check()
      // The admin may see an old page, or the clock of another server.
      if (Math.abs(machine - Date.parse(json.now)) > DAY_MS) {
        throw new FailureResponse(messageRef('changedMeanwhile'))
      }
      if (doubt) {
        await store.transaction(async (tables) => {
          await time.confirm(tables.meta)
          await tables.audit.add({ ...auditEntry('confirm clock', 'school', null), at: isoOf(machine) })
        })
        await time.check()
      }
      return { success: true, message: 'The clock is trusted: what is due is removed again.' }
    },

    async allUser({ auditEntry, encoding }) {
      // One audit line for the whole list: it shows the recovery answers of all users.
      await store.audit.add(auditEntry('read secrets', 'user', null))
      return allUsers(encoding, await store.guardians.version())
    },

    async endSessions({ params: { id }, auditEntry }) {
      const ended = await store.transaction(async (tables) => {
        existing(await tables.users.find(id), 'user')
        await tables.audit.add(auditEntry('end sessions', 'user', id))
        return tables.sessions.endAllOf(id)
      })
      return { success: true, message: `Sessions ended: ${ended}.`, ended }
    },

    async issuePassword({ params: { id }, auditEntry, c }) {
      const issued = await issuePasswords(services, { ids: [id] }, auditEntry, c.req.raw.signal)
      if (!issued) throw issuedMeanwhile()
      return { success: true, message: 'A new password was issued.', login: existing(issued.logins[0], 'user') }
    },

    async issuePasswords({ json, auditEntry, c }) {
      const issued = await issuePasswords(services, json, auditEntry, c.req.raw.signal)
      if (!issued) throw issuedMeanwhile()
      const { logins, act } = issued
      return { success: true, message: `New passwords were issued: ${logins.length}.`, logins, ...toAct(act) }
    },

    async resetSecondFactor(input) {
      const { id } = input.params
      return byPasswordAndCode(input, input.json, async (tables) => {
        existing(await tables.users.find(id), 'user')
        if (!(await tables.secondFactors.remove(id))) {
          throw new FailureResponse(messageRef('userHasNoSecondFactor'))
        }
        await tables.audit.add(input.auditEntry('remove second factor', 'user', id))
        return { success: true as const, message: 'The second factor was removed.' }
      })
    },

    async requireSecondFactor(input) {
      const { required } = input.json
      return byPasswordAndCode(input, input.json, async (tables, { id }) => {
        // Without their own second factor, the admin who requires it would be the first who cannot work.
        if (required && !(await tables.secondFactors.find(id))?.confirmedAt) {
          throw new FailureResponse(messageRef('changedMeanwhile'))
        }
        await requireOfStaff(tables, required)
        const action = required ? 'require second factor' : 'allow without second factor'
        await tables.audit.add(input.auditEntry(action, 'user', null))
        return {
          success: true as const,
          message: required ? 'All staff need a second factor now.' : 'It is a choice again.',
        }
      })
    },

    async deleteUser({ params: { id }, auditEntry }) {
      const entry = auditEntry('delete', 'user', id)
      await store.transaction(async (tables) => {
        const { role } = existing(await tables.users.find(id), 'user')
        if (role !== ROLE.user) {
          throw forbidden('This login belongs to a student or to staff: delete the student or the teacher.')
        }
        await tables.deleted.remove('user', [id], authorOf(entry))
        await tables.audit.add(entry)
      })
      return { success: true, message: 'The user was deleted.' }
    },
  } satisfies Partial<Handlers>
}
