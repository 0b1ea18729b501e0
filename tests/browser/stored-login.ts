import type { BrowserContextOptions } from 'playwright-core'
import { type Caller, caller } from '../server/start.ts'
import type { Login } from './server.ts'

/** What a browser stores of a login. */
export type StoredLogin = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Somebody who logged in past the pages: their way to the API, and what their browser would have stored. */
export type LoggedIn = { calls: Caller; stored: StoredLogin; user: { _id: string; role: number } }

/** Logs in by the API. @throws Error if the server says no */
export async function logIn(origin: string, { userId, password }: Login): Promise<LoggedIn> {
  const calls = caller((path, init) => fetch(origin + path, init))
  const { body } = await calls.put('/auth/login', { userId, password })
  if (!body.success) throw new Error(`login of ${userId}: ${body.message}`)
  const [name = '', value = ''] = calls.cookie.split('=')
  const { hostname: domain } = new URL(origin)
  const cookie = {
    name,
    value,
    domain,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  }
  const localStorage = [{ name: 'auth', value: JSON.stringify(body) }]
  return { calls, user: body.user, stored: { cookies: [cookie], origins: [{ origin, localStorage }] } }
}
