import { messageRef } from '#contract/failures'
import { HttpError } from './errors.ts'

/** One of the works that a limit lets run, or an entry in its queue. */
export type Slot = {
  /** Resolves when the work may begin, and rejects if the client disconnects before; undefined if it may begin now. */
  turn: Promise<void> | undefined
  /** Gives the slot to the next in the queue. Must be called once in every case, also after a rejected turn. */
  release(): void
}

/**
 * A signal that is aborted when the client disconnects. A function is called only when there is something to wait for:
 * to make the signal of a request takes six times as long as to find a free slot.
 */
export type Gone = AbortSignal | (() => AbortSignal)

type Bounds = {
  /** How many may wait; one more is refused. Default: any number. */
  waiting?: number
  /** All that wait are refused when nobody's turn has come for so many milliseconds. Default: they wait on. */
  stuckMs?: number
  /** Makes the error for a work that is refused. Default: 429, too many people ask for the same. */
  tooMany?: () => HttpError
}

/** A work that waits. */
type Entry = { begin(): void; refuse(error: HttpError): void }

/** Seconds, for the header Retry-After. */
const RETRY_AFTER = 3

const queueFull = () =>
  new HttpError(429, messageRef('serverBusy', { seconds: RETRY_AFTER }), { retryAfter: RETRY_AFTER })

const clientGone = () => new HttpError(408, messageRef('requestTooSlow'))

/**
 * Limits how many asynchronous works run at the same time. The others wait in a queue.
 * @param most how many run
 * @returns runs a function when there is a slot; its method `acquire` takes a slot for a work that is not one function
 */
export function limitConcurrency(
  most: number,
  { waiting: mostWaiting = Number.POSITIVE_INFINITY, stuckMs, tooMany = queueFull }: Bounds = {},
) {
  let running = 0
  // A set keeps the order, and an entry in its middle is removed without a search.
  const queue = new Set<Entry>()
  let stuck: NodeJS.Timeout | undefined

  /** To be called when the queue begins, and when somebody's turn has come. */
  const watch = () => {
    clearTimeout(stuck)
    if (queue.size > 0 && stuckMs !== undefined) stuck = setTimeout(refuseAll, stuckMs)
  }
  const refuseAll = () => {
    for (const entry of queue) entry.refuse(tooMany())
    queue.clear()
  }

  const releaseSlot = () => {
    // The slot goes directly to the next in the queue, so that a new caller cannot take it first.
    const [next] = queue
    if (!next) running--
    else {
      queue.delete(next)
      next.begin()
      watch()
    }
  }

  /**
   * Takes a slot, or an entry in the queue.
   * @param gone an entry that still waits is removed when this signal is aborted
   * @throws HttpError 429 if the queue is full, 408 if the client has disconnected
   */
  const acquire = (gone?: Gone): Slot => {
    const isFree = running < most
    if (!isFree && queue.size >= mostWaiting) throw tooMany()
    const signal = typeof gone !== 'function' ? gone : isFree ? undefined : gone()
    if (signal?.aborted) throw clientGone()
    if (isFree) {
      running++
      return { turn: undefined, release: releaseSlot }
    }
    let isRunning = false
    let resolve = () => {}
    let reject = (_: HttpError) => {}
    const turn = new Promise<void>((...both) => {
      ;[resolve, reject] = both
    })
    // It may be rejected before it is awaited: that must not be an unhandled rejection, which ends the process.
    turn.catch(() => {})
    const begin = () => {
      isRunning = true
      resolve()
    }
    const entry = { begin, refuse: reject }
    const giveUp = () => {
      if (queue.delete(entry)) reject(clientGone())
    }
    queue.add(entry)
    if (queue.size === 1) watch()
    signal?.addEventListener('abort', giveUp, { once: true })
    const release = () => {
      signal?.removeEventListener('abort', giveUp)
      if (isRunning) releaseSlot()
      else queue.delete(entry)
    }
    return { turn, release }
  }

  const run = <T>(work: () => Promise<T>, gone?: Gone): Promise<T> => runInSlot(() => acquire(gone), work)
  return Object.assign(run, { acquire })
}

/** Runs `work` in the slot that `acquire` takes, when it is its turn. */
async function runInSlot<T>(acquire: () => Slot, work: () => Promise<T>): Promise<T> {
  const slot = acquire()
  try {
    if (slot.turn) await slot.turn
    return await work()
  } finally {
    slot.release()
  }
}

type KeyBounds = Bounds & {
  /** How many may wait or run over all keys together; one more is refused. Default: any number. */
  all?: number
}

/**
 * The same with a queue for each key, so that a caller with much work delays only itself.
 * @param most how many run for each key
 */
export function limitConcurrencyByKey(most: number, { all = Number.POSITIVE_INFINITY, ...bounds }: KeyBounds = {}) {
  const queues = new Map<string, { limit: ReturnType<typeof limitConcurrency>; works: number }>()
  let works = 0

  /** See `acquire` of `limitConcurrency`. */
  const acquire = (key: string, gone?: Gone): Slot => {
    if (works >= all) throw queueFull()
    const queue = queues.get(key) ?? { limit: limitConcurrency(most, bounds), works: 0 }
    const slot = queue.limit.acquire(gone)
    queues.set(key, queue)
    queue.works++
    works++
    const release = () => {
      slot.release()
      works--
      if (--queue.works === 0) queues.delete(key)
    }
    return { turn: slot.turn, release }
  }

  const run = <T>(key: string, work: () => Promise<T>, gone?: Gone): Promise<T> =>
    runInSlot(() => acquire(key, gone), work)
  return Object.assign(run, { acquire })
}
