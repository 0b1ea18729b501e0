import type { Context } from 'hono'
import { offeredLanguages, ROLE, signUpOf } from '#contract'
import { messageOf, messageRef } from '#contract/failures'
import { FailureResponse } from '../errors.ts'
import { chosenLanguage, deleteCookie, readCookie, writeCookie } from '../http/cookies.ts'
import { languageInCookie } from '../http/language-of.ts'
import { deviceOf } from '../http/user-agent.ts'
import { guessedWords, passwordFault, verifyPassword } from '../security/credentials.ts'
import { DEVICE_LIFETIME_MS, deviceCookie } from '../security/devices.ts'
import { hasIssuedPassword, loginRow, readingOf, reservedSuffix } from '../security/logins.ts'
import { isStaff } from '../security/roles.ts'
import { isRequiredOfStaff } from '../security/second-factor.ts'
import { sessionUser } from '../security/sessions.ts'
import type { Services } from '../services.ts'
import type { Tables } from '../store/index.ts'
import type { SecondFactor } from '../store/tables/second-factors.ts'
import type { User } from '../store/tables/users.ts'
import { linkByCode, typedFamilyCode } from './family-code.ts'
import type { FailureDetails, Handlers } from './handler.ts'
import { confirmations, missingCode, unlessPasswordChanged, wrongPassword } from './own-user.ts'

export function authHandlers(services: Services) {
  const { store, vault, sessions, throttle, secondFactor, now, time, settings } = services
  const devices = deviceCookie(vault)
  const { byPassword } = confirmations(services)

  const toDoOf = async (user: User, factor: SecondFactor | undefined) => [
    ...(hasIssuedPassword(user) ? (['password'] as const) : []),
    ...(!factor?.confirmedAt && isStaff(user.role) && (await isRequiredOfStaff(store))
      ? (['secondFactor'] as const)
      : []),
  ]

  /** The language that a person has chosen, where there is a choice; the browser that logs in takes it over. */
  const takeLanguageOver = async ({ language: chosen }: User, c: Context) => {
    const offered = offeredLanguages((await services.school()).settings.languages)
    const language = offered.length > 1 ? offered.find((one) => one === chosen) : undefined
    if (language && language !== languageInCookie(c, offered))
      c.header('Set-Cookie', chosenLanguage(c, settings, language), { append: true })
    return language
  }

  return {
    async register({ json: { userId, password, answer, familyCode }, ip, auditEntry }) {
      const school = (await services.school()).settings
      const { families, userIds } = school
      const signUp = signUpOf(school)
      if (signUp === 'nobody' || (signUp === 'withCode' && familyCode === undefined)) {
        throw new FailureResponse(messageRef('registrationClosed'))
      }
      if (familyCode !== undefined && !families.open) throw new FailureResponse(messageRef('familiesClosed'))
      const { reading, isTaken } = await readingOf(userId)
      const suffix = reservedSuffix(userId, userIds) ?? reservedSuffix(reading, userIds)
      if (suffix !== undefined) {
        throw new FailureResponse(messageRef('userIdOfSchool', { ending: suffix }))
      }
      const fault = await passwordFault(password, guessedWords(school, userId))
      if (fault) throw new FailureResponse(fault)
      await throttle.registration(ip)
      if (await isTaken(store)) throw new FailureResponse(messageRef('userExists'))
      const createdAt = now()
      const login = { userId, password, answer, name: userId, role: ROLE.user, createdAt, isChosen: true }
      const row = await loginRow(login, vault)
      const add = async (tables: Tables) => {
        // The login of a deleted parent can come back, with its children.
        const isReserved = (await tables.deleted.hasUserId(userId)) || (await tables.deleted.hasUserId(reading))
        if (isReserved || !(await tables.users.add(row))) throw new FailureResponse(messageRef('userExists'))
        await tables.audit.add(auditEntry('register', 'user', row.id))
      }
      const addWithCode = async (code: string) => {
        const { codeHash, at, after } = typedFamilyCode(code, vault, (await time.check()).trusted)
        const attempt = () =>
          store.transaction(async (tables) => {
            const student = await tables.familyCodes.use(codeHash, row.id, at, after)
            if (student === undefined) {
              await tables.audit.add(auditEntry('failed family code', 'user', null))
              return false
            }
            await add(tables)
            await linkByCode(tables, { user: row.id, student, at }, auditEntry)
            return true
          })
        if (!(await throttle.familyCode(undefined, ip, attempt)))
          throw new FailureResponse(messageRef('familyCodeWrong'))
      }
      await (familyCode === undefined ? store.transaction(add) : addWithCode(familyCode))
      const data = { _id: row.id, userId, role: ROLE.user, created_at: createdAt }
      return { success: true as const, ...messageOf(messageRef('registered')), data }
    },

    async login({ json: { userId, password, code, remember }, ip, session, auditEntry, c }) {
      const { signal } = c.req.raw
      const knownDevices = readCookie(c, settings, 'device')
      const attempt = { userId, ip, device: devices.find(knownDevices, userId), signal }
      let found: User | undefined
      const matches = await throttle.login(attempt, async () => {
        found = await store.users.findByUserId(userId)
        return verifyPassword(found?.passwordHash, password, signal)
      })
      const user = found
      if (!matches || !user) {
        await store.audit.add(auditEntry('failed login', 'user', user?.id ?? null))
        throw new FailureResponse(messageRef('badLogin'))
      }
      const factor = await store.secondFactors.find(user.id)
      if (factor?.confirmedAt) {
        if (!code) throw missingCode()
        const kind = await throttle.confirm(user.id, 'code', async () =>
          (await secondFactor.read(store, user.id, code))(store),
        )
        if (!kind) {
          await store.audit.add(auditEntry('failed code', 'user', user.id))
          throw new FailureResponse(messageRef('wrongCode'), { codeRequired: true } satisfies FailureDetails<'login'>)
        }
        if (kind === 'recovery code') await store.audit.add(auditEntry('recovery code used', 'user', user.id))
      }
      const student = user.role === ROLE.student ? await store.students.findByEither(user.id) : undefined
      const teacher = user.role === ROLE.teacher ? await store.teachers.findByEither(user.id) : undefined
      // A change of the password ends all sessions: no session may begin after it with the old password.
      const cookie = await unlessPasswordChanged(store, user, async (tables) => {
        // Ends the session from before the login, which an attacker may have planted (session fixation).
        if (session) await tables.sessions.end(session.tokenHash)
        await tables.audit.add({ ...auditEntry('login', 'user', user.id), actorId: user.id })
        return sessions.start(tables, user.id, deviceOf(c.req.header('user-agent')), remember)
      })
      if (!cookie) throw new FailureResponse(messageRef('badLogin'))
      writeCookie(c, settings, 'session', cookie.token, cookie.maxAge)
      writeCookie(c, settings, 'device', devices.add(knownDevices, userId), DEVICE_LIFETIME_MS / 1000)
      const shown = sessionUser(user, { studentId: student?.id, classes: teacher?.classes })
      const toDo = await toDoOf(user, factor)
      const language = await takeLanguageOver(user, c)
      return {
        success: true,
        ...messageOf(messageRef('loggedIn')),
        user: shown,
        ...(toDo.length > 0 && { toDo }),
        ...(language && { language }),
      }
    },

    async logout({ session, auditEntry, c }) {
      // First, so that this browser is logged out even if the database cannot be written.
      deleteCookie(c, settings, 'session')
      if (session) {
        await store.transaction(async (tables) => {
          await tables.sessions.end(session.tokenHash)
          await tables.audit.add(auditEntry('logout', 'user', session.user._id))
        })
      }
      return { success: true, ...messageOf(messageRef('loggedOut')) }
    },

    async deleteAccount(input) {
      const user = await byPassword(input, input.json.password)
      const isDeleted = await unlessPasswordChanged(store, user, async (tables) => {
        await tables.users.remove(user.id)
        await tables.audit.add(input.auditEntry('delete', 'user', user.id))
        return true
      })
      if (!isDeleted) throw wrongPassword()
      deleteCookie(input.c, settings, 'session')
      return { success: true, message: 'Your account was deleted.' }
    },

    async me({ session }) {
      if (!session) throw new FailureResponse(messageRef('notLoggedIn'))
      return { success: true, message: 'You are logged in.', user: session.user }
    },
  } satisfies Partial<Handlers>
}
