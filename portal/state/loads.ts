/**
 * Latest wins: of several loads only the last one counts.
 * @returns a function to call before each load, and to cancel all. It aborts the signal that it returned before
 */
export function takeLatest(): () => AbortSignal {
  let controller = new AbortController()
  return () => {
    controller.abort()
    controller = new AbortController()
    return controller.signal
  }
}

/** A browser announces a connection before it carries requests: for this time a failed request is made again, ms. */
const SETTLING_MS = 10_000
const RETRY_MS = 3_000

/** When a connection was announced last. */
let announcedAt = Number.NEGATIVE_INFINITY

/** Tries what has failed again when there is a connection. @param signal is aborted when it is not wanted any more */
export function retryOnline(act: () => void, signal: AbortSignal): void {
  const announced = () => {
    announcedAt = performance.now()
    act()
  }
  addEventListener('online', announced, { signal })
  if (performance.now() - announcedAt > SETTLING_MS) return
  const timer = setTimeout(act, RETRY_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
}
