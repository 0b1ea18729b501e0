import type { Context } from 'hono'
import type { Logger } from 'pino'
import { englishOf, type MessageRef, messageRef } from '#contract/failures'
import type { Settings } from '../settings.ts'

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'] as const

const UNTRUSTED_PROXY = messageRef('proxyNotTrusted')

/** Finds settings that are wrong, which shows only while the server runs. Each is logged once and shown to admins. */
export function setupHints({ trustedProxies }: Settings, logger: Logger) {
  const hints: MessageRef[] = []
  const isForwarded = (c: Context) => FORWARDED.some((name) => c.req.header(name) !== undefined)
  return {
    /** The hints, as sentences for an admin. */
    list: (): readonly MessageRef[] => hints,

    /** Checks whether a request comes from a proxy that is not trusted. */
    check(c: Context): void {
      if (trustedProxies > 0 || hints.length > 0 || !isForwarded(c)) return
      hints.push(UNTRUSTED_PROXY)
      logger.warn({ setting: 'TRUST_PROXY' }, englishOf(UNTRUSTED_PROXY))
    },
  }
}
