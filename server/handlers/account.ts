import { englishOf, messageRef } from '#contract/failures'
import { existing, FailureResponse, HttpError } from '../errors.ts'
import { writeCookie } from '../http/cookies.ts'
import { textsFor } from '../http/language-of.ts'
import { guessedWords, hashPassword, isSameButSpaces, passwordFault } from '../security/credentials.ts'
import { hasIssuedPassword } from '../security/logins.ts'
import { isStaff } from '../security/roles.ts'
import { isRequiredOfStaff, newRecoveryCodes, type RecoveryCodes } from '../security/second-factor.ts'
import type { Services } from '../services.ts'
import type { Tables } from '../store/index.ts'
import type { User } from '../store/tables/users.ts'
import type { Handlers } from './handler.ts'
import { ownMailOf } from './own-mail.ts'
import { confirmations, ownUser, unlessPasswordChanged, wrongCode, wrongPassword } from './own-user.ts'

/** The page is one of before a change in another tab, or by another admin. */
const changedMeanwhile = () => new FailureResponse(messageRef('changedMeanwhile'))

/** A person's own account. No handler here takes the id of another account. */
export function accountHandlers(services: Services) {
  const { store, sessions, throttle, secondFactor, now, settings } = services
  const { byPassword, byPasswordAndCode } = confirmations(services)

  const secondFactorOf = async ({ id, role }: User) => {
    if (!isStaff(role)) return null
    const factor = await store.secondFactors.find(id)
    return {
      since: factor?.confirmedAt ?? null,
      recoveryCodes: (await store.secondFactors.recoveryHashes(id)).length,
      isRequired: await isRequiredOfStaff(store),
    }
  }

  return {
    async account({ session }) {
      const user = await ownUser(store, session)
      const { userId, name, role, passwordChangedAt: changedAt } = user
      const password = { changedAt, isIssued: hasIssuedPassword(user) }
      const mail = await ownMailOf(store, services, user.id)
      const account = {
        userId,
        name,
        role,
        password,
        secondFactor: await secondFactorOf(user),
        ...(mail !== undefined && { mail }),
      }
      return { success: true, message: 'Your account', account }
    },

    async changePassword(input) {
      const { session, auditEntry, c } = input
      const { oldPassword: password, newPassword, code } = input.json
      if (isSameButSpaces(newPassword, password)) {
        throw new HttpError(400, messageRef('passwordOld'), { field: 'newPassword' })
      }
      const { userId } = await ownUser(store, session)
      const fault = await passwordFault(newPassword, guessedWords((await services.school()).settings, userId))
      if (fault) throw new HttpError(400, fault, { field: 'newPassword' })
      const change = async (tables: Tables, { id }: User, passwordHash: string) => {
        await tables.users.changePassword(id, passwordHash, now())
        await tables.audit.add(auditEntry('change password', 'user', id))
        // Another person may have logged in with the old password, or have copied the cookie.
        const ended = await tables.sessions.endAllOf(id, session?.tokenHash)
        const cookie = session && (await sessions.renew(tables, session))
        return { success: true as const, message: 'Your password was changed.', ended, cookie }
      }
      const make = () => hashPassword(newPassword)
      const { cookie, ...response } = await byPasswordAndCode(input, { password, code }, change, make)
      if (cookie) writeCookie(c, settings, 'session', cookie.token, cookie.maxAge)
      return response
    },

    async ownSessions({ session }) {
      const user = await ownUser(store, session)
      const rows = await sessions.listOf(user.id)
      const list = rows.map(({ id, tokenHash, ...shown }) => ({
        _id: id,
        ...shown,
        isCurrent: tokenHash === session?.tokenHash,
      }))
      return { success: true, message: 'Your sessions', sessions: list }
    },

    async endOwnSession({ params: { id }, session, auditEntry }) {
      const user = await ownUser(store, session)
      const found = existing(
        (await sessions.listOf(user.id)).find((one) => one.id === id),
        'session',
      )
      await store.transaction(async (tables) => {
        await tables.sessions.end(found.tokenHash)
        await tables.audit.add(auditEntry('end sessions', 'user', user.id))
      })
      return { success: true, message: 'The session has ended.' }
    },

    async endOtherSessions({ session, auditEntry }) {
      const user = await ownUser(store, session)
      const ended = await store.transaction(async (tables) => {
        await tables.audit.add(auditEntry('end sessions', 'user', user.id))
        return tables.sessions.endAllOf(user.id, session?.tokenHash)
      })
      return { success: true, message: `Sessions ended: ${ended}.`, ended }
    },

    async beginSecondFactor(input) {
      const user = await byPassword(input, input.json.password)
      const { identity } = textsFor(input.c, (await services.school()).settings)
      const begun = await unlessPasswordChanged(store, user, async (tables) => {
        const setup = await secondFactor.begin(tables, user, identity.name)
        if (!setup) throw changedMeanwhile()
        return { success: true as const, message: englishOf(messageRef('codeRequired')), setup }
      })
      if (!begun) throw wrongPassword()
      return begun
    },

    async confirmSecondFactor({ json: { code }, session, auditEntry }) {
      const user = await ownUser(store, session)
      const isBegun = async (tables: Tables) => (await tables.secondFactors.find(user.id))?.confirmedAt === null
      // Before an attempt is counted: only a right code may reset the count of wrong ones.
      if (!(await isBegun(store))) throw changedMeanwhile()
      const confirm = async () => {
        const { codes: recoveryCodes, hashes } = await newRecoveryCodes()
        return unlessPasswordChanged(store, user, async (tables) => {
          if (!(await isBegun(tables)) || !(await secondFactor.acceptTotp(tables, user.id, code))) return undefined
          await tables.secondFactors.confirm(user.id, now())
          await tables.audit.add(auditEntry('add second factor', 'user', user.id))
          await tables.secondFactors.setRecoveryCodes(user.id, hashes)
          return { success: true as const, message: 'Your second factor is set up.', recoveryCodes }
        })
      }
      const confirmed = await throttle.confirm(user.id, 'code', confirm)
      if (!confirmed) throw wrongCode()
      return confirmed
    },

    async renewRecoveryCodes(input) {
      const renew = async (tables: Tables, user: User, { codes: recoveryCodes, hashes }: RecoveryCodes) => {
        if (!(await tables.secondFactors.find(user.id))?.confirmedAt) throw changedMeanwhile()
        await tables.audit.add(input.auditEntry('renew recovery codes', 'user', user.id))
        await tables.secondFactors.setRecoveryCodes(user.id, hashes)
        return { success: true as const, message: 'The old recovery codes are no longer valid.', recoveryCodes }
      }
      return byPasswordAndCode(input, input.json, renew, newRecoveryCodes)
    },

    async removeSecondFactor(input) {
      return byPasswordAndCode(input, input.json, async (tables, user) => {
        if (await isRequiredOfStaff(tables)) throw changedMeanwhile()
        if (!(await tables.secondFactors.remove(user.id))) throw changedMeanwhile()
        await tables.audit.add(input.auditEntry('remove second factor', 'user', user.id))
        return { success: true as const, message: 'Your second factor was removed.' }
      })
    },
  } satisfies Partial<Handlers>
}
