import { HttpError } from './http-error.ts'

/** A place among works of which only some run at once. */
export type Place = {
  /** Resolves when the work may begin, and rejects if the sender is gone before that; absent if it may begin now. */
  turn: Promise<void> | undefined
  /** Gives the place to the next in line. To be called in any case: after the work, and after a turn that did not come. */
  leave(): void
}

type Bounds = {
  /** How many may wait; one more is refused. Default: any number. */
  waiting?: number
}

/** In seconds. A full line has moved on by then. */
const RETRY_AFTER = 3

const full = () =>
  new HttpError(429, `Too many people ask for this at the same moment. Wait ${RETRY_AFTER} seconds, then try again.`, {
    retryAfter: RETRY_AFTER,
  })

const gone = () => new HttpError(408, 'The sender of this call is gone, so it was not done.')

/** Runs at most `most` of the works that it is given at once; the others wait in line. */
export function limitConcurrency(most: number, { waiting: longest = Number.POSITIVE_INFINITY }: Bounds = {}) {
  let running = 0
  // A set keeps the order, and somebody in its middle leaves without a search.
  const line = new Set<() => void>()

  const passOn = () => {
    // The place goes straight to the next in line, so that nobody slips in between.
    const [next] = line
    if (!next) running--
    else {
      line.delete(next)
      next()
    }
  }

  /**
   * Takes a place in line.
   * @param signal is aborted when the sender is gone: a place that still waits is given up
   * @throws HttpError 429 if the line is full
   */
  const join = (signal?: AbortSignal): Place => {
    if (signal?.aborted) throw gone()
    if (running < most) {
      running++
      return { turn: undefined, leave: once(passOn) }
    }
    if (line.size >= longest) throw full()
    let isRunning = false
    let resolve = () => {}
    let reject = (_: HttpError) => {}
    const turn = new Promise<void>((...both) => {
      ;[resolve, reject] = both
    })
    // It may be given up before anybody looks at it: that is no fault of the process.
    turn.catch(() => {})
    const begin = () => {
      isRunning = true
      resolve()
    }
    const giveUp = () => {
      if (line.delete(begin)) reject(gone())
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

  const take = async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const place = join(signal)
    try {
      if (place.turn) await place.turn
      return await work()
    } finally {
      place.leave()
    }
  }
  return Object.assign(take, { join })
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

/** The same for each key by itself: whoever brings much work stands in a line of their own. */
export function limitConcurrencyByKey(most: number, { all = Number.POSITIVE_INFINITY, ...bounds }: EachBounds = {}) {
  const lines = new Map<string, { take: ReturnType<typeof limitConcurrency>; works: number }>()
  let works = 0

  /** As `limitConcurrency`'s. */
  const join = (key: string, signal?: AbortSignal): Place => {
    if (works >= all) throw full()
    const line = lines.get(key) ?? { take: limitConcurrency(most, bounds), works: 0 }
    const place = line.take.join(signal)
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

  const take = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const place = join(key)
    try {
      if (place.turn) await place.turn
      return await work()
    } finally {
      place.leave()
    }
  }
  return Object.assign(take, { join })
}
