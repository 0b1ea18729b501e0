import { accountMessages } from '#contract'
import { existing, HttpError } from '../errors.ts'
import { refuseCommonPassword } from '../security/chosen-password.ts'
import { hashPassword } from '../security/credentials.ts'
import { hasIssuedPassword } from '../security/logins.ts'
import { isStaff } from '../security/roles.ts'
import { isRequiredOfStaff, issueRecoveryCodes } from '../security/second-factor.ts'
import type { Services } from '../services.ts'
import type { User } from '../store/tables/users.ts'
import type { HandlerContext, Handlers } from './handler.ts'
import { ownUser, passwordCheck, wrongCode, wrongPassword } from './own-user.ts'

/** What a person sees and does about their own account. Nothing here takes the id of another one. */
export function accountHandlers(services: Services) {
  const { store, sessions, throttle, secondFactor, now } = services
  const passwords = passwordCheck(services)

  const secondFactorOf = async ({ id, role }: User) => {
    if (!isStaff(role)) return null
    const factor = await store.secondFactors.find(id)
    return {
      since: factor?.confirmedAt ?? null,
      recoveryCodes: await store.secondFactors.countRecoveryCodes(id),
      isRequired: await isRequiredOfStaff(store),
    }
  }

  /** Password and code, for what would weaken the second factor; the failure, or undefined if both are right. */
  const confirmationFailure = async (
    user: User,
    { json, auditEntry, c }: HandlerContext<'renewRecoveryCodes' | 'removeSecondFactor'>,
  ) => {
    if (!(await passwords.isRight(user, json.password, { auditEntry, c }))) return wrongPassword
    const isRight = await throttle.confirm(user.id, 'code', () => secondFactor.accept(user.id, json.code))
    return isRight ? undefined : wrongCode
  }

  return {
    async account({ session }) {
      const user = await ownUser(store, session)
      const { userId, name, role, passwordChangedAt: changedAt } = user
      const password = { changedAt, isIssued: hasIssuedPassword(user) }
      const account = { userId, name, role, password, secondFactor: await secondFactorOf(user) }
      return { success: true, message: 'Your account', account }
    },

    async changePassword({ json: { oldPassword, newPassword }, session, auditEntry, c }) {
      const user = await ownUser(store, session)
      if (!(await passwords.isRight(user, oldPassword, { auditEntry, c }))) return wrongPassword
      if (newPassword === oldPassword) {
        throw new HttpError(400, 'This is your old password: choose another one.', { field: 'newPassword' })
      }
      await refuseCommonPassword(newPassword, 'newPassword')
      const passwordHash = await hashPassword(newPassword)
      const ended = await store.transaction(async (tables) => {
        await tables.users.changePassword(user.id, passwordHash, now())
        await tables.audit.add(auditEntry('change password', 'user', user.id))
        // Another person may have logged in with the old password.
        return tables.sessions.endOthersOf(user.id, session?.tokenHash ?? '')
      })
      return { success: true, message: 'Your password was changed.', ended }
    },

    async ownSessions({ session }) {
      const user = await ownUser(store, session)
      const rows = await sessions.listOf(user.id)
      const list = rows.map(({ id, device, createdAt, seenAt, tokenHash }) => ({
        _id: id,
        device,
        createdAt: new Date(createdAt).toISOString(),
        seenAt: new Date(seenAt).toISOString(),
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
        return tables.sessions.endOthersOf(user.id, session?.tokenHash ?? '')
      })
      return { success: true, message: `Sessions ended: ${ended}.`, ended }
    },

    async beginSecondFactor({ json: { password }, session, auditEntry, c }) {
      const user = await ownUser(store, session)
      if (!(await passwords.isRight(user, password, { auditEntry, c }))) return wrongPassword
      const setup = await secondFactor.begin(user)
      if (!setup) return { success: false, message: 'You have a second factor already: remove it first.' }
      return { success: true, message: accountMessages.codeRequired, setup }
    },

    async confirmSecondFactor({ json: { code }, session, auditEntry }) {
      const user = await ownUser(store, session)
      const factor = await store.secondFactors.find(user.id)
      if (!factor || factor.confirmedAt) {
        return { success: false, message: 'There is nothing to confirm: begin again with your password.' }
      }
      if (!(await throttle.confirm(user.id, 'code', () => secondFactor.acceptTotp(user.id, code)))) return wrongCode
      const recoveryCodes = await store.transaction(async (tables) => {
        await tables.secondFactors.confirm(user.id, now())
        await tables.audit.add(auditEntry('add second factor', 'user', user.id))
        return issueRecoveryCodes(tables, user.id)
      })
      return { success: true, message: 'Your second factor is set up.', recoveryCodes }
    },

    async renewRecoveryCodes(input) {
      const user = await ownUser(store, input.session)
      const failure = await confirmationFailure(user, input)
      if (failure) return failure
      const recoveryCodes = await store.transaction(async (tables) => {
        await tables.audit.add(input.auditEntry('renew recovery codes', 'user', user.id))
        return issueRecoveryCodes(tables, user.id)
      })
      return { success: true, message: 'The old recovery codes are no longer valid.', recoveryCodes }
    },

    async removeSecondFactor(input) {
      const user = await ownUser(store, input.session)
      if (await isRequiredOfStaff(store)) {
        return { success: false, message: 'Your school requires a second factor: it cannot be removed.' }
      }
      const failure = await confirmationFailure(user, input)
      if (failure) return failure
      await store.transaction(async (tables) => {
        await tables.secondFactors.remove(user.id)
        await tables.audit.add(input.auditEntry('remove second factor', 'user', user.id))
      })
      return { success: true, message: 'Your second factor was removed.' }
    },
  } satisfies Partial<Handlers>
}
