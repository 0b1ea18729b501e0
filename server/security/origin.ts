import type { Context } from 'hono'
import { messageRef } from '#contract/failures'
import { HttpError } from '../errors.ts'
import type { Settings } from '../settings.ts'

/**
 * Refuses a write that another site's page makes with a visitor's cookie. Browsers say which site a request comes from;
 * a request without these headers comes from a program, which has no cookie of another person.
 * @throws HttpError 403
 */
export function refuseForeignWrite(c: Context, settings: Settings): void {
  if (isRead(c) || isOwnOrigin(c, settings)) return
  // Sec-Fetch-Site is decided by the browser, so it is right even where a proxy has changed the Host.
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  const own = site ? isOwnSite(site) : !origin || hostOf(origin) === c.req.header('host')
  if (!own) throw foreign()
}

/**
 * Whether another site's page reads with the cookie of its visitor: then it gets only what anybody gets. A link to the
 * portal is no such read.
 * A browser without these headers is trusted: the page of the other site cannot read the response.
 */
export function isForeignRead(c: Context, settings: Settings): boolean {
  const site = c.req.header('sec-fetch-site')
  if (!site || isOwnSite(site) || !isRead(c) || isOwnOrigin(c, settings)) return false
  return c.req.header('sec-fetch-mode') !== 'navigate' || c.req.header('sec-fetch-dest') !== 'document'
}

export const foreign = () => new HttpError(403, messageRef('fromOtherSite'))

const isRead = (c: Context) => c.req.method === 'GET' || c.req.method === 'HEAD'

const isOwnSite = (site: string) => site === 'same-origin' || site === 'none'

/** Whether the settings name the origin of this request. */
function isOwnOrigin(c: Context, { allowedOrigins, publicUrl }: Settings): boolean {
  const origin = c.req.header('origin')
  return origin !== undefined && (origin === publicUrl || allowedOrigins.includes(origin))
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)
