import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { messageRef } from '#contract/failures'
import { CLOCK_SLACK_MS } from '../clock.ts'
import { FailureResponse, HttpError } from '../errors.ts'
import { networkOf } from '../http/client-ip.ts'
import { limitConcurrency, limitConcurrencyByKey } from '../limit-concurrency.ts'
import type { Store, Tables } from '../store/index.ts'
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
  /** The failures that a successful login removes from the count: all before it, or only its own attempt. */
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

/**
 * Codes that are tried by one login. A whole school may be behind one network, so there many wrong ones together make the
 * others wait only for seconds.
 */
const FAMILY_CODES: Rule = {
  name: 'family-code',
  free: 10,
  span: HOUR,
  firstWait: HOUR,
  longestWait: HOUR,
  success: 'forgets itself',
}
const FAMILY_NETWORK: Rule = { ...NETWORK, name: 'family-network' }

/** The longest life of a counter. */
const LONGEST_SPAN_MS = DAY * 1000

/** From one network in one span. A class that registers in one lesson stays below this. */
const REGISTRATIONS = 40
const REGISTRATION_SPAN = 10 * 60

/** Downloads of one login in an hour. Each reads many records, and the whole school takes a minute of a processor. */
const EXPORTS = { list: 120, person: 30, school: 12 }

/** Wishes for notices by mail in an hour, each of which may send a mail: of one network, and of all together. */
const SUBSCRIPTIONS = { network: 20, school: 300 }

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
  // A login waits for at most one full queue, and never for the logins of another network.
  const limitUnknownBrowsers = limitConcurrencyByKey(1, { waiting: 50, all: 400 })
  const limitKnownBrowsers = limitConcurrencyByKey(1, { waiting: 5, all: 200 })
  const limitCounting = limitConcurrency(1)

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
    await store.attempts.sweep(now, now + LONGEST_SPAN_MS + CLOCK_SLACK_MS)
  }

  /**
   * Counts an attempt under all its keys in one transaction, or under none while one of them waits. One after the other:
   * queries on SQLite wait for nothing, so a crowd of attempts would be counted before any other request is handled.
   * @returns what takes the attempt back, for one that was no failure
   * @throws HttpError 429 while the caller has to wait
   */
  const count = async (counters: Counter[]): Promise<() => Promise<void>> => {
    await sweep()
    const waits = await limitCounting(async () => {
      await nextTurn()
      return store.transaction(({ attempts }) => countIn(attempts, counters, Date.now()))
    })
    return () => store.transaction(({ attempts }) => uncountIn(attempts, counters, waits))
  }

  /** Counts an attempt before it runs. A truthy result removes it from the count, and so does a failure for another reason. */
  const counting = async <T>(counters: Counter[], attempt: () => Promise<T>): Promise<T> => {
    const uncount = await count(counters)
    const result = await attempt().catch(async (error) => {
      if (error instanceof FailureResponse) await uncount()
      throw error
    })
    if (result) await uncount()
    return result
  }

  /** @throws HttpError 429 above `most` calls in the span; in seconds */
  const refuseAbove = async (most: number, span: number, key: string): Promise<void> => {
    await sweep()
    const now = Date.now()
    const [counted] = await store.attempts.count([{ key, span: span * 1000 }], now)
    if (counted && counted.points > most) throw tooMany(counted.expire - now)
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
        const uncount = await count(countersOf(attempt))
        await slot.turn
        const matches = await verify()
        if (matches) await uncount()
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
    confirm: <T>(user: string, what: 'password' | 'code', verify: () => Promise<T>): Promise<T> =>
      counting([counter(CONFIRMATIONS, `${user} ${what}`)], verify),

    /**
     * Tries the code of a guardian.
     * @param user the login; undefined: it is made with the code
     * @param use is counted before it runs; a truthy result removes it from the count
     * @throws HttpError 429 while this login, or everybody in this network, has to wait
     */
    familyCode: <T>(user: string | undefined, ip: string, use: () => Promise<T>): Promise<T> => {
      const ofNetwork = counter(FAMILY_NETWORK, networkOf(ip))
      return counting(user === undefined ? [ofNetwork] : [ofNetwork, counter(FAMILY_CODES, user)], use)
    },

    /** @throws HttpError 429 after too many downloads by one login */
    download: (kind: keyof typeof EXPORTS, user: string): Promise<void> =>
      refuseAbove(EXPORTS[kind], HOUR, keyOf(`export-${kind}`, user)),

    /** @throws HttpError 429 after too many wishes for notices by mail, from one network or together */
    async subscription(ip: string): Promise<void> {
      await refuseAbove(SUBSCRIPTIONS.network, HOUR, keyOf('subscribe', networkOf(ip)))
      await refuseAbove(SUBSCRIPTIONS.school, HOUR, 'subscribe')
    },

    /** @throws HttpError 429 after too many registrations from one IP address */
    registration: (ip: string): Promise<void> =>
      refuseAbove(REGISTRATIONS, REGISTRATION_SPAN, keyOf('register', networkOf(ip))),
  }
}

/** Failed attempts under one rule: the key under which they are counted, and the key of the wait that follows. */
type Counter = { rule: Rule; key: string; waitKey: string }

const counter = (rule: Rule, text: string): Counter => ({
  rule,
  key: keyOf(rule.name, text),
  waitKey: keyOf(`${rule.name}-wait`, text),
})

/**
 * The counters of an attempt to log in. A browser that the account knows has its own, so that others cannot make it wait.
 */
function countersOf({ userId, ip, device }: LoginAttempt): Counter[] {
  const user = userKey(userId)
  const network = networkOf(ip)
  if (device) return [counter(GUESSES, `${user} device ${device}`)]
  return [counter(NETWORK, network), counter(ACCOUNT, user), counter(GUESSES, `${user} ${network}`)]
}

/** @returns the keys of the waits that begin with this attempt */
async function countIn(attempts: Tables['attempts'], counters: Counter[], now: number): Promise<string[]> {
  const waiting = await attempts.find(counters.map(({ waitKey }) => waitKey))
  for (const { rule, waitKey } of counters) {
    const left = (waiting.find(({ key }) => key === waitKey)?.expire ?? 0) - now
    // Longer than any wait: the clock was wrong when it began.
    if (left > 0 && left <= rule.longestWait * 1000 + CLOCK_SLACK_MS) throw tooMany(left)
  }
  const counted = await attempts.count(
    counters.map(({ key, rule }) => ({ key, span: rule.span * 1000 })),
    now,
  )
  const waits = counters.flatMap(({ rule, key, waitKey }) => {
    const failures = counted.find((one) => one.key === key)?.points ?? 0
    if (failures < rule.free) return []
    const seconds = Math.min(rule.firstWait * 2 ** (failures - rule.free), rule.longestWait)
    return [{ key: waitKey, span: seconds * 1000 }]
  })
  if (waits.length > 0) await attempts.count(waits, now)
  return waits.map(({ key }) => key)
}

async function uncountIn(attempts: Tables['attempts'], counters: Counter[], waits: string[]): Promise<void> {
  const keysOf = (success: Rule['success']) =>
    counters.filter(({ rule }) => rule.success === success).map(({ key }) => key)
  await attempts.uncount(keysOf('forgets itself'))
  await attempts.remove([...keysOf('forgets all'), ...waits])
}

function tooMany(milliseconds: number): HttpError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return new HttpError(429, messageRef('tooManyTries', { seconds }), { retryAfter: seconds })
}

const keyOf = (name: string, text: string) => `${name}:${createHash('sha256').update(text).digest('base64url')}`
