import { messageRef } from '#contract/failures'
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
  const ofNetworks = new Map<string, number>()
  let ofAll = 0
  let spanEnds = 0

  /** @throws HttpError 429 over the bounds */
  return (ip: string): void => {
    const now = performance.now()
    if (now >= spanEnds) {
      ofNetworks.clear()
      ofAll = 0
      spanEnds = now + SPAN * 1000
    }
    const network = networkOf(ip)
    const ofOne = ofNetworks.get(network) ?? 0
    if (ofAll >= OF_ALL || ofOne >= OF_ONE)
      throw new HttpError(429, messageRef('tooManyTries', { seconds: SPAN }), { retryAfter: SPAN })
    ofNetworks.set(network, ofOne + 1)
    ofAll++
  }
}
