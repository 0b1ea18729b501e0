import type { Context } from 'hono'
import { Refusal } from './refusal.ts'

/**
 * Refuses a write that another site's page makes with a visitor's cookie. Browsers say where a
 * request comes from; a program that says nothing carries no one else's cookie.
 * @throws Refusal 403
 */
export function refuseForeignWrite(c: Context, allowedOrigins: string[]): void {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return
  const origin = c.req.header('origin')
  if (origin && allowedOrigins.includes(origin)) return
  // The browser's own verdict, and right even where a proxy has changed the Host.
  const site = c.req.header('sec-fetch-site')
  const own = site ? site === 'same-origin' || site === 'none' : !origin || hostOf(origin) === c.req.header('host')
  if (!own) throw new Refusal(403, 'This call comes from another site and is refused.')
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)
