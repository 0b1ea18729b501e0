import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { Settings } from '../settings.ts'

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'] as const

const UNTRUSTED_PROXY =
  'Requests come with X-Forwarded-* headers, but no proxy is trusted: all visitors count as one address, so the wrong passwords of one make others wait, and cookies are not marked Secure. If there is a reverse proxy in front of this server, set TRUST_PROXY=1 (the number of proxies) and start it again. If there is none, somebody makes these headers up, and nothing needs to be done.'

/** Finds settings that are wrong, which shows only while the server runs. Each is logged once and shown to admins. */
export function setupHints({ trustedProxies }: Settings, logger: Logger) {
  const hints: string[] = []
  const isForwarded = (c: Context) => FORWARDED.some((name) => c.req.header(name) !== undefined)
  return {
    /** What was found, as sentences for an admin. */
    list: (): readonly string[] => hints,

    /** Checks whether a request comes from a proxy that is not trusted. */
    check(c: Context): void {
      if (trustedProxies > 0 || hints.length > 0 || !isForwarded(c)) return
      hints.push(UNTRUSTED_PROXY)
      logger.warn({ setting: 'TRUST_PROXY' }, UNTRUSTED_PROXY)
    },
  }
}
