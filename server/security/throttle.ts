import { createHash } from 'node:crypto'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { coded } from '#contract/failures'
import { HttpError } from '../errors.ts'
import { networkOf } from '../http/client-ip.ts'
import { limitConcurrencyByKey } from '../limit-concurrency.ts'
import type { Store } from '../store/index.ts'
import { userKey } from '../store/user-key.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/**
 * How failed logins are counted under one key. Times are in seconds.
 */
type Rule = {
  name: string
  /** Failures within the span that cost no wait. */
  free: number
  span: number
  /** After the first failure that is not free; it doubles with each further one. */
  firstWait: number
  longestWait: number
  /** What a successful login removes from the count: all failures before it, or only its own attempt. */
  success: 'forgets all' | 'forgets itself'
}

/** One account from one network, or from one browser in which the account has logged in before. */
const GUESSES: Rule = {
  name: 'login',
  free: 5,
  span: DAY,
  firstWait: 30,
  longestWait: 15 * 60,
  success: 'forgets all',
}
/**
 * One account from all networks together, against guesses that come from many networks. The number is so high that one
 * network, within its own rule, cannot reach it and make the account's owner wait elsewhere.
 */
const ACCOUNT: Rule = { ...GUESSES, name: 'account', free: 200, success: 'forgets itself' }
/**
 * One network with all accounts, against one password that is tried on many accounts. The waits are short, since a whole
 * school may be behind one network.
 */
const NETWORK: Rule = {
  name: 'network',
  free: 100,
  span: HOUR,
  firstWait: 1,
  longestWait: 5,
  success: 'forgets itself',
}

/**
 * Codes and passwords of a caller who already has the password of the login, or a session of it. Counted by
 * login and not by network, since six digits must not be guessed from many networks at once.
 */
const CONFIRMATIONS: Rule = { ...GUESSES, name: 'confirm' }

/** The longest life of a counter. */
const LONGEST_SPAN_MS = DAY * 1000

/** From one network in one span. A class that registers in one lesson stays below this. */
const REGISTRATIONS = 40
const REGISTRATION_SPAN = 10 * 60

/** Downloads of one login in an hour. Each reads many records, and the whole school takes a minute of a processor. */
const EXPORTS = { list: 120, person: 30, school: 12 }

const SWEEP_MS = HOUR * 1000

/** One attempt to log in. */
export type LoginAttempt = {
  userId: string
  ip: string
  /** The id of this browser for this account, see `devices.ts`. */
  device: string | undefined
  /** Aborted when the client disconnects. */
  signal: AbortSignal
}

/**
 * Slows down guessing. The counters are in the store, so that several server processes share
 * them; their keys are hashed, since people type passwords into the field of the user id.
 */
export function createThrottle(store: Store) {
  const accountFromOne = failuresIn(store, GUESSES)
  const accountFromAll = failuresIn(store, ACCOUNT)
  const networkFailures = failuresIn(store, NETWORK)
  const confirmations = failuresIn(store, CONFIRMATIONS)
  const registrations = store.limiter({ keyPrefix: 'register', points: REGISTRATIONS, duration: REGISTRATION_SPAN })
  const exports = (kind: keyof typeof EXPORTS) =>
    store.limiter({ keyPrefix: `export-${kind}`, points: EXPORTS[kind], duration: HOUR })
  const exportsOf = { list: exports('list'), person: exports('person'), school: exports('school') }
  // A login waits for at most one full queue, and never for the logins of another network.
  const limitUnknownBrowsers = limitConcurrencyByKey(1, { waiting: 50, all: 400 })
  const limitKnownBrowsers = limitConcurrencyByKey(1, { waiting: 5, all: 200 })

  let sweptAt = 0
  /**
   * Deletes expired counters once an hour, since attempts with many user ids would fill the table. Also deletes counters
   * that end too far in the future: the clock was wrong when they were made. After the clock was set back, the next
   * call sweeps.
   */
  const sweep = async () => {
    const now = Date.now()
    if (Math.abs(now - sweptAt) < SWEEP_MS) return
    sweptAt = now
    await store.attempts.sweep(now, now + LONGEST_SPAN_MS)
  }

  /**
   * The keys under which an attempt counts. A browser that the account knows has its own counter, so that others cannot
   * make it wait.
   */
  const countersOf = ({ userId, ip, device }: LoginAttempt): Counter[] => {
    const user = userKey(userId)
    const network = networkOf(ip)
    if (device) return [accountFromOne(`${user} device ${device}`)]
    return [networkFailures(network), accountFromAll(user), accountFromOne(`${user} ${network}`)]
  }

  return {
    /**
     * Verifies a login's password when it is its turn: one at a time for each network, and for each account from the
     * browsers that it knows. The attempt is counted before it waits, so that a hundred attempts at the same moment are
     * all counted.
     * @returns the result of `verify`; true removes the attempt from the count
     * @throws HttpError 429 while this caller has to wait, or while too many others wait before it
     */
    async login(attempt: LoginAttempt, verify: () => Promise<boolean>): Promise<boolean> {
      // First, since it reads nothing: in a flood of logins most find the queue full.
      const slot = attempt.device
        ? limitKnownBrowsers.acquire(userKey(attempt.userId), attempt.signal)
        : limitUnknownBrowsers.acquire(networkOf(attempt.ip), attempt.signal)
      try {
        await sweep()
        const counters = countersOf(attempt)
        for (const counter of counters) await counter.refuseWaiting()
        for (const counter of counters) await counter.count()
        await slot.turn
        const matches = await verify()
        if (matches) for (const counter of counters) await counter.uncount()
        return matches
      } finally {
        slot.release()
      }
    },

    /**
     * Verifies what a person shows beside the password of a login, or in a session.
     * @param what each kind has its own count, so that a right password does not reset the count of wrong codes
     * @param verify is counted before it runs; a truthy result removes it from the count
     * @throws HttpError 429 while this login has to wait
     */
    async confirm<T>(user: string, what: 'password' | 'code', verify: () => Promise<T>): Promise<T> {
      await sweep()
      const counter = confirmations(`${user} ${what}`)
      await counter.refuseWaiting()
      await counter.count()
      const result = await verify()
      if (result) await counter.uncount()
      return result
    },

    /** @throws HttpError 429 after too many downloads by one login */
    async download(kind: keyof typeof EXPORTS, user: string): Promise<void> {
      await sweep()
      await refuseAboveLimit(exportsOf[kind].consume(keyOf(user)))
    },

    /** @throws HttpError 429 after too many registrations from one IP address */
    async registration(ip: string): Promise<void> {
      await sweep()
      const key = keyOf(networkOf(ip))
      const counted = await registrations.get(key)
      if (counted && counted.msBeforeNext > REGISTRATION_SPAN * 1000) await registrations.delete(key)
      await refuseAboveLimit(registrations.consume(key))
    },
  }
}

type Counter = ReturnType<ReturnType<typeof failuresIn>>

/** Failed logins under one rule, by key. */
function failuresIn(store: Store, { name, free, span, firstWait, longestWait, success }: Rule) {
  const failures = store.limiter({ keyPrefix: name, points: free, duration: span })
  const waits = store.limiter({ keyPrefix: `${name}-wait`, points: 1, duration: longestWait })
  return (text: string) => {
    const key = keyOf(text)
    let isWaiting = false
    return {
      /** @throws HttpError 429 during a wait */
      async refuseWaiting(): Promise<void> {
        const waiting = await waits.get(key)
        if (!waiting || waiting.msBeforeNext <= 0) return
        if (waiting.msBeforeNext <= longestWait * 1000) throw tooMany(waiting)
        // Longer than any wait: the clock was wrong when it began.
        await waits.delete(key)
      },

      /** @throws HttpError 429 if another attempt at the same moment was the one that is allowed after a wait */
      async count(): Promise<void> {
        const { consumedPoints } = await failures.penalty(key)
        if (consumedPoints < free) return
        const customDuration = Math.min(firstWait * 2 ** (consumedPoints - free), longestWait)
        await refuseAboveLimit(waits.consume(key, 1, { customDuration }))
        isWaiting = true
      },

      /** Removes the attempt from the count, since it was no failure. */
      async uncount(): Promise<void> {
        if (success === 'forgets all') await failures.delete(key)
        else await failures.reward(key)
        if (isWaiting) await waits.delete(key)
      },
    }
  }
}

async function refuseAboveLimit(consuming: Promise<unknown>): Promise<void> {
  try {
    await consuming
  } catch (refused) {
    throw refused instanceof RateLimiterRes ? tooMany(refused) : refused
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes): HttpError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  const minutes = Math.ceil(seconds / 60)
  const said = seconds < 90 ? coded('tooManyTriesSeconds', { seconds }) : coded('tooManyTriesMinutes', { minutes })
  return new HttpError(429, said, { retryAfter: seconds })
}

const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url')
