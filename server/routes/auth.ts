import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { messages, ROLE, school } from '#contract'
import type { Handlers } from '../calls.ts'
import { isSecure } from '../client.ts'
import { verifyPassword } from '../credentials.ts'
import { isReserved, loginRow } from '../logins.ts'
import type { Services } from '../services.ts'
import { LIFETIME_MS, sessionUser } from '../sessions.ts'

export function authRoutes(services: Services): Handlers<'register' | 'login' | 'logout' | 'me'> {
  const { store, vault, sessions, throttle, clock, settings } = services

  /** Under https a portal on another host needs the cookie in its calls, which only SameSite=None allows. */
  const cookie = (c: Context): CookieOptions => {
    const secure = isSecure(c, settings.trustedProxies)
    const elsewhere = secure && settings.allowedOrigins.length > 0
    return { path: '/', httpOnly: true, secure, sameSite: elsewhere ? 'None' : 'Lax' }
  }

  return {
    async register({ json: { userId, password, answer }, address, entry }) {
      if (isReserved(userId)) {
        const message = `A user id that ends in ${school.userIdSuffix} is given by the school: choose another one.`
        return { success: false, message }
      }
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

    async login({ json: { userId, password }, address, session, entry, c }) {
      await throttle.login(userId, address)
      const user = await store.users.findByUserId(userId)
      const matches = await throttle.inTurn(address, () => verifyPassword(user?.passwordHash, password))
      if (!matches || !user) {
        await store.audit.add(entry('failed login', 'user', user?.id ?? null))
        return { success: false, message: messages.badLogin }
      }
      await throttle.loggedIn(userId, address)
      const student = user.role === ROLE.student ? await store.students.findByEither(user.id) : undefined
      const token = await store.transaction(async (tables) => {
        // A session that somebody else knew before the login is worth nothing after it.
        if (session) await tables.sessions.end(session.tokenHash)
        await tables.audit.add({ ...entry('login', 'user', user.id), actorId: user.id })
        return sessions.start(tables, user.id)
      })
      setCookie(c, 'session', token, { ...cookie(c), maxAge: LIFETIME_MS / 1000 })
      const shown = sessionUser(user.id, user.userId, user.name, user.role, student?.id)
      return { success: true, message: messages.loggedIn, user: shown }
    },

    async logout({ session, entry, c }) {
      if (session) {
        await store.transaction(async (tables) => {
          await tables.sessions.end(session.tokenHash)
          await tables.audit.add(entry('logout', 'user', session.user._id))
        })
      }
      deleteCookie(c, 'session', cookie(c))
      return { success: true, message: messages.loggedOut }
    },

    async me({ session }) {
      if (!session) return { success: false, message: 'Nobody is logged in.' }
      return { success: true, message: 'You are logged in.', user: session.user }
    },
  }
}
