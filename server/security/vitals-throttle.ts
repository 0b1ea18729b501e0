import { RateLimiterMemory } from 'rate-limiter-flexible'
import { coded } from '#contract/failures'
import { HttpError } from '../errors.ts'
import { networkOf } from '../http/client-ip.ts'

/** In seconds. */
const SPAN = 60
/** Reports in one span: of one network, where a whole school may open the portal at once, and of all together. */
const OF_ONE = 120
const OF_ALL = 600

/**
 * Limits the reports of web-vitals, which every visitor may send and which are only logged. Counted in memory: to lose
 * the counts at a restart does no harm, and writing them would cost more than the report.
 */
export function vitalsThrottle() {
  const ofOne = new RateLimiterMemory({ points: OF_ONE, duration: SPAN })
  const ofAll = new RateLimiterMemory({ points: OF_ALL, duration: SPAN })

  /** @throws HttpError 429 over the bounds */
  return async (ip: string): Promise<void> => {
    try {
      // First, so that a flood from many addresses does not leave a counter for each of them.
      const all = await ofAll.get('all')
      if (all && all.consumedPoints >= OF_ALL) throw all
      await ofOne.consume(networkOf(ip))
      await ofAll.consume('all')
    } catch {
      throw new HttpError(429, coded('tooManyReports'), { retryAfter: SPAN })
    }
  }
}
