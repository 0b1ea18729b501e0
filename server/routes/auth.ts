import { messages, ROLE, school } from '#contract'
import type { Handlers } from '../calls.ts'
import { deleteCookie, readCookie, writeCookie } from '../cookies.ts'
import { isCommonPassword, verifyPassword } from '../credentials.ts'
import { DEVICE_LIFETIME, devicesOf } from '../devices.ts'
import { isReserved, loginRow } from '../logins.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { LIFETIME_MS, sessionUser } from '../sessions.ts'
import type { User } from '../store/users.ts'

const DAY_S = 24 * 60 * 60

const COMMON_PASSWORD =
  'Password is one of the 10,000 that most people use, so it is guessed first: choose another one, such as three words that do not belong together.'

export function authRoutes(services: Services): Handlers<'register' | 'login' | 'logout' | 'me'> {
  const { store, vault, sessions, throttle, clock, settings } = services
  const devices = devicesOf(vault)

  return {
    async register({ json: { userId, password, answer }, address, entry }) {
      if (isReserved(userId)) {
        const message = `A user id that ends in ${school.userIdSuffix} is given by the school: choose another one.`
        return { success: false, message }
      }
      if (await isCommonPassword(password)) throw new Refusal(400, COMMON_PASSWORD, { field: 'password' })
      await throttle.registration(address)
      const createdAt = new Date(clock()).toISOString()
      const login = { userId, password, answer, name: userId, role: ROLE.user, createdAt }
      const row = await loginRow(login, false, vault)
      const added = await store.transaction(async (tables) => {
        if (!(await tables.users.add(row))) return false
        await tables.audit.add(entry('register', 'user', row.id))
        return true
      })
      if (!added) return { success: false, message: messages.userExists }
      const data = { _id: row.id, userId, role: ROLE.user, created_at: createdAt }
      return { success: true, message: messages.registered, data }
    },

    async login({ json: { userId, password, remember }, address, session, entry, c }) {
      const { signal } = c.req.raw
      const knownDevices = readCookie(c, 'device')
      const attempt = { userId, address, device: devices.find(knownDevices, userId), signal }
      let found: User | undefined
      const matches = await throttle.login(attempt, async () => {
        found = await store.users.findByUserId(userId)
        return verifyPassword(found?.passwordHash, password, signal)
      })
      const user = found
      if (!matches || !user) {
        await store.audit.add(entry('failed login', 'user', user?.id ?? null))
        return { success: false, message: messages.badLogin }
      }
      const student = user.role === ROLE.student ? await store.students.findByEither(user.id) : undefined
      const token = await store.transaction(async (tables) => {
        // A session that somebody else knew before the login is worth nothing after it.
        if (session) await tables.sessions.end(session.tokenHash)
        await tables.audit.add({ ...entry('login', 'user', user.id), actorId: user.id })
        return sessions.start(tables, user.id)
      })
      writeCookie(c, settings, 'session', token, remember ? LIFETIME_MS / 1000 : undefined)
      writeCookie(c, settings, 'device', devices.add(knownDevices, userId), DEVICE_LIFETIME * DAY_S)
      const shown = sessionUser(user.id, user.userId, user.name, user.role, student?.id)
      return { success: true, message: messages.loggedIn, user: shown }
    },

    async logout({ session, entry, c }) {
      // First: this browser is logged out even where the end of the session cannot be written.
      deleteCookie(c, settings, 'session')
      if (session) {
        await store.transaction(async (tables) => {
          await tables.sessions.end(session.tokenHash)
          await tables.audit.add(entry('logout', 'user', session.user._id))
        })
      }
      return { success: true, message: messages.loggedOut }
    },

    async me({ session }) {
      if (!session) return { success: false, message: 'Nobody is logged in.' }
      return { success: true, message: 'You are logged in.', user: session.user }
    },
  }
}
