import { HttpError } from './errors.ts'

/** A place in the queue of a concurrency limit. */
export type Place = {
  /** Resolves when the work may begin, and rejects if the client disconnects before; undefined if it may begin now. */
  turn: Promise<void> | undefined
  /** Gives the place to the next in the queue. Must always be called, also after a rejected turn. */
  leave(): void
}

/**
 * Aborted when the client disconnects. As a function it is asked for only when there is something to wait for: to make
 * the signal of a request takes six times as long as to find a free place.
 */
export type Gone = AbortSignal | (() => AbortSignal)

type Bounds = {
  /** How many may wait; one more is refused. Default: any number. */
  waiting?: number
  /** What one more is told. Default: that many people ask for the same. */
  refusal?: () => HttpError
}

/** In seconds. A full queue has places again after this time. */
const RETRY_AFTER = 3

const full = () =>
  new HttpError(429, `Too many people ask for this at the same moment. Wait ${RETRY_AFTER} seconds, then try again.`, {
    retryAfter: RETRY_AFTER,
  })

const senderGone = () => new HttpError(408, 'The sender of this call is gone, so it was not done.')

/** Returns a function that runs at most `most` works at the same time; the others wait in a queue. */
export function limitConcurrency(
  most: number,
  { waiting: longest = Number.POSITIVE_INFINITY, refusal = full }: Bounds = {},
) {
  let running = 0
  // A set keeps the order, and an entry in its middle is removed without a search.
  const line = new Set<() => void>()

  const passOn = () => {
    // The place goes directly to the next in the queue, so that a new caller cannot take it first.
    const [next] = line
    if (!next) running--
    else {
      line.delete(next)
      next()
    }
  }

  /**
   * Takes a place in the queue.
   * @param gone a place that still waits is given up then
   * @throws HttpError 429 if the queue is full, 408 if the client has disconnected
   */
  const join = (gone?: Gone): Place => {
    const isFree = running < most
    if (!isFree && line.size >= longest) throw refusal()
    const signal = typeof gone !== 'function' ? gone : isFree ? undefined : gone()
    if (signal?.aborted) throw senderGone()
    if (isFree) {
      running++
      return { turn: undefined, leave: once(passOn) }
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
    const giveUp = () => {
      if (line.delete(begin)) reject(senderGone())
    }
    line.add(begin)
    signal?.addEventListener('abort', giveUp, { once: true })
    const leave = once(() => {
      signal?.removeEventListener('abort', giveUp)
      if (isRunning) passOn()
      else line.delete(begin)
    })
    return { turn, leave }
  }

  const take = <T>(work: () => Promise<T>, gone?: Gone): Promise<T> => workAt(() => join(gone), work)
  return Object.assign(take, { join })
}

/** Works when it is the turn of the place that `join` takes. */
async function workAt<T>(join: () => Place, work: () => Promise<T>): Promise<T> {
  const place = join()
  try {
    if (place.turn) await place.turn
    return await work()
  } finally {
    place.leave()
  }
}

/** Only the first call does it. */
function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    act()
  }
}

type EachBounds = Bounds & {
  /** How many may wait or run over all keys; one more is refused. Default: any number. */
  all?: number
}

/** The same with a queue for each key, so that a caller with much work delays only itself. */
export function limitConcurrencyByKey(most: number, { all = Number.POSITIVE_INFINITY, ...bounds }: EachBounds = {}) {
  const lines = new Map<string, { take: ReturnType<typeof limitConcurrency>; works: number }>()
  let works = 0

  /** See `join` of `limitConcurrency`. */
  const join = (key: string, gone?: Gone): Place => {
    if (works >= all) throw full()
    const line = lines.get(key) ?? { take: limitConcurrency(most, bounds), works: 0 }
    const place = line.take.join(gone)
    lines.set(key, line)
    line.works++
    works++
    const leave = once(() => {
      place.leave()
      works--
      if (--line.works === 0) lines.delete(key)
    })
    return { turn: place.turn, leave }
  }

  const take = <T>(key: string, work: () => Promise<T>): Promise<T> => workAt(() => join(key), work)
  return Object.assign(take, { join })
}
