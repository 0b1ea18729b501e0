import type { BrowserContext } from 'playwright-core'
import { type Caller, caller } from '../server/start.ts'
import type { Login } from './server.ts'

/** What a browser has of a login: the cookie of the session, and the response that the portal keeps. */
export type StoredLogin = { origin: string; cookie: { name: string; value: string }; response: object }

/** Somebody who logged in past the pages: their way to the API, and what their browser would have stored. */
export type LoggedIn = { calls: Caller; stored: StoredLogin; user: { _id: string; role: number } }

/** Logs in by the API. @throws Error if the server says no */
export async function logIn(origin: string, { userId, password }: Login): Promise<LoggedIn> {
  const calls = caller((path, init) => fetch(origin + path, init))
  const { body } = await calls.put('/auth/login', { userId, password })
  if (!body.success) throw new Error(`login of ${userId}: ${body.message}`)
  const [name = '', value = ''] = calls.cookie.split('=')
  return { calls, user: body.user, stored: { origin, cookie: { name, value }, response: body } }
}

/**
 * Puts a login into a new browser context. What the portal keeps of it is written by the first page that opens:
 * Playwright's own `storageState` opens a page of its own for that, 125 ms of the processor for each context.
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
