/**
 * Latest wins: of several loads only the last one counts.
 * @returns a function to call before each load, and to cancel all. It aborts the signal that it returned before
 */
export function latestOnly(): () => AbortSignal {
  let controller = new AbortController()
  return () => {
    controller.abort()
    controller = new AbortController()
    return controller.signal
  }
}
