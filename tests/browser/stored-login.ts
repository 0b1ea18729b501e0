import type { BrowserContext } from 'playwright-core'
import { type Caller, caller } from '../server/start.ts'
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

/**
 * Puts a login into a new browser context. An init script writes localStorage in the first page that opens: Playwright
 * `storageState` opens another page for that, which costs 125 ms of processor time for each context.
 */
export async function storeLogin(context: BrowserContext, { origin, cookie, response }: StoredLogin): Promise<void> {
  await context.addCookies([{ ...cookie, url: origin, httpOnly: true, sameSite: 'Lax' }])
  await context.addInitScript(
    ({ origin, text }) => {
      const done = 'test: the login is stored'
      if (location.origin !== origin || localStorage.getItem(done) !== null) return
      localStorage.setItem('auth', text)
      localStorage.setItem(done, '')
    },
    { origin, text: JSON.stringify(response) },
  )
}
