import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { atOnceEach } from './at-once.ts'
import { Refusal } from './refusal.ts'
import { userKey } from './store/fold.ts'
import type { Store } from './store/index.ts'

const FREE_FAILURES = 5
const FIRST_WAIT = 30
const LONGEST_WAIT = 15 * 60
const DAY = 24 * 60 * 60
const HOUR_MS = 60 * 60 * 1000

/** A class that registers in one lesson from behind one address stays below this. */
const REGISTRATIONS = 40
const REGISTRATION_SPAN = 10 * 60

/**
 * Slows down whoever guesses. The counters are in the store, so that several server processes share
 * them; their keys are hashed, since people type passwords into the field of the user id.
 */
export function throttleIn(store: Store) {
  const failures = store.limiter({ keyPrefix: 'login', points: FREE_FAILURES, duration: DAY })
  const waits = store.limiter({ keyPrefix: 'wait', points: 1, duration: LONGEST_WAIT })
  const registrations = store.limiter({ keyPrefix: 'register', points: REGISTRATIONS, duration: REGISTRATION_SPAN })
  let sweptAt = 0
  /** Forgets counters that ran out, once an hour: whoever tries many user ids would fill the table. */
  const sweep = async () => {
    const now = Date.now()
    if (now - sweptAt < HOUR_MS) return
    sweptAt = now
    await store.tries.sweep(now)
  }
  const verifying = atOnceEach(1)
  const login = (userId: string, address: string) => key(`${userKey(userId)} ${network(address)}`)

  return {
    /**
     * Counts a login before its password is verified, so that a hundred at once do not all slip
     * through; `loggedIn` takes it back.
     * @throws Refusal 429 while this account has to wait at this address
     */
    async login(userId: string, address: string): Promise<void> {
      await sweep()
      const tries = login(userId, address)
      const waiting = await waits.get(tries)
      if (waiting && waiting.msBeforeNext > 0) throw tooMany(waiting.msBeforeNext)
      const { consumedPoints } = await failures.penalty(tries)
      if (consumedPoints >= FREE_FAILURES) {
        const customDuration = Math.min(FIRST_WAIT * 2 ** (consumedPoints - FREE_FAILURES), LONGEST_WAIT)
        // Of tries at the same moment one takes the place and is verified; the others wait from now on.
        await orTooMany(waits.consume(tries, 1, { customDuration }))
      }
    },

    /** One verification after the other for each network: a flood of tries holds up those alone that it comes from. */
    inTurn: <T>(address: string, verify: () => Promise<T>): Promise<T> => verifying(network(address), verify),

    async loggedIn(userId: string, address: string): Promise<void> {
      const tries = login(userId, address)
      await failures.delete(tries)
      await waits.delete(tries)
    },

    /** @throws Refusal 429 after too many registrations from one address */
    async registration(address: string): Promise<void> {
      await orTooMany(registrations.consume(key(network(address))))
    },
  }
}

export type Throttle = ReturnType<typeof throttleIn>

async function orTooMany(consuming: Promise<unknown>): Promise<void> {
  try {
    await consuming
  } catch (refused) {
    throw refused instanceof RateLimiterRes ? tooMany(refused.msBeforeNext) : refused
  }
}

function tooMany(ms: number): Refusal {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new Refusal(429, `Too many tries. Wait ${wait}, then try again.`, { retryAfter: seconds })
}

const key = (text: string) => createHash('sha256').update(text).digest('base64url')

/** One household or school has a whole /64 of IPv6 addresses: they count as one. */
export function network(address: string): string {
  if (!isIPv6(address)) return address
  // The platform writes it in one way; '::' stands for as many zeros as are missing.
  const [head = '', tail = ''] = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [head, tail].map((part) => (part ? part.split(':') : [])) as [string[], string[]]
  const zeros = Array(8 - first.length - last.length).fill('0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}
