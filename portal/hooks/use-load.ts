import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { latestOnly } from '../state/latest-only.ts'
import { consumePageData, loadedByServer } from '../state/page-data.ts'

/** Something on its way, there, or not to be had. */
export type Loaded<T> = {
  status: 'loading' | 'ready' | 'failed'
  /** Stays while the same thing is loaded anew. */
  data: T | undefined
  /** What the server said, where it would say the same again: it is not there, or not for them. */
  error: string | undefined
  /** Loads it again: after a change, or for 'Try again'. */
  reload: () => void
}

export type LoadOptions = {
  /** Hears of each failure; without it the failure is logged. */
  onFailure?: (failure: { error: unknown; attempt: number }) => void
  /** How often a failed load is repeated at once. */
  retries?: number
}

/**
 * Loads what a page shows, again whenever `key` changes; a load that is no longer wanted is given up through the
 * signal. `key` names what is loaded: 'notice/12'. What came with a page that the server rendered is not loaded.
 */
export function useLoad<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
  options: LoadOptions = {},
): Loaded<T> {
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<{ key: string; status: Loaded<T>['status']; data?: T; error?: string }>(() => {
    const data = loadedByServer(key) as T | undefined
    return { key, data, status: data === undefined ? 'loading' : 'ready' }
  })
  const [nextLoad] = useState(latestOnly)
  // The latest of both, without being a reason to load again.
  const latest = useRef({ load, options })
  latest.current = { load, options }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` is the wish to load again.
  useEffect(() => {
    if (consumePageData(key)) return
    const signal = nextLoad()
    const run = async (attempt: number): Promise<void> => {
      try {
        const data = await latest.current.load(signal)
        if (!signal.aborted) setState({ key, status: 'ready', data })
      } catch (error) {
        if (signal.aborted) return
        const { onFailure, retries = 0 } = latest.current.options
        if (onFailure) onFailure({ error, attempt })
        else console.error(error)
        if (attempt <= retries) return run(attempt + 1)
        const isFinal = error instanceof ApiError && [403, 404].includes(error.status)
        setState((before) => ({ ...before, key, status: 'failed', error: isFinal ? error.message : undefined }))
      }
    }
    setState((before) => (before.key === key ? { ...before, status: 'loading' } : { key, status: 'loading' }))
    run(1)
    return () => void nextLoad()
  }, [key, turn])

  const reload = useCallback(() => setTurn((before) => before + 1), [])
  // Between a new key and its effect the old data would be shown under the new name.
  return state.key === key
    ? { status: state.status, data: state.data, error: state.error, reload }
    : { status: 'loading', data: undefined, error: undefined, reload }
}
