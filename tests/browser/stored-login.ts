import type { BrowserContext } from 'playwright-core'
import { type Caller, caller } from '../../tools/start.ts'
import type { Login } from './server.ts'

/** A login as a browser stores it: the session cookie, and the login response in localStorage. */
export type StoredLogin = { origin: string; cookie: { name: string; value: string }; response: object }

/** A user who has logged in through the API: the API client, and the login that a browser would store. */
export type LoggedIn = { calls: Caller; stored: StoredLogin; user: { _id: string; role: number } }

/** Logs in through the API. @throws Error if the login fails */
export async function logIn(origin: string, { userId, password }: Login): Promise<LoggedIn> {
  const calls = caller((path, init) => fetch(origin + path, init))
  const { body } = await calls.put('/auth/login', { userId, password })
  if (!body.success) throw new Error(`login of ${userId}: ${body.message}`)
  const [name = '', value = ''] = calls.cookie.split('=')
  return { calls, user: body.user, stored: { origin, cookie: { name, value }, response: body } }
}

let count = 0

/**
 * Lets the context begin without storage but for the login, from the first page of the portal that it opens. An init
 * script writes localStorage: Playwright's `storageState` opens another page for that, which costs 125 ms of processor
 * time for each context.
 *
 * @param withWorker whether the portal may start its service worker. It outlives the test, and `page.route` does not see
 *   what it requests
 * @returns the init script; it can be taken away again
 */
export async function prepareStorage(context: BrowserContext, origin: string, login?: StoredLogin, withWorker = false) {
  if (login) await context.addCookies([{ ...login.cookie, url: origin, httpOnly: true, sameSite: 'Lax' }])
  return context.addInitScript(
    ({ origin, text, visitor, withWorker }) => {
      if (!withWorker) Object.defineProperty(navigator, 'serviceWorker', { value: undefined })
      const done = 'test: storage prepared for'
      if (location.origin !== origin || localStorage.getItem(done) === visitor) return
      localStorage.clear()
      sessionStorage.clear()
      if (text) localStorage.setItem('auth', text)
      localStorage.setItem(done, visitor)
    },
    { origin, text: login && JSON.stringify(login.response), visitor: String(++count), withWorker },
  )
}
