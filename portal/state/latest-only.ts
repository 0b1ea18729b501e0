/**
 * For loads of which only the last one counts.
 * @returns a function to call before each load, and where none counts any more. It aborts the signal that it returned
 * before.
 */
export function latestOnly(): () => AbortSignal {
  let controller = new AbortController()
  return () => {
    controller.abort()
    controller = new AbortController()
    return controller.signal
  }
}
