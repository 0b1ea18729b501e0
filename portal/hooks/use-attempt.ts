import { useState } from 'react'
import { failureOf, mayRetry } from '../api/failure-of.ts'

/** Does things that may fail, and has what a page says of the last one. */
export function useAttempt() {
  const [failure, setFailure] = useState('')
  const [retry, setRetry] = useState<() => void>()

  /** @param work resolves with why it was not done, or with nothing if it was */
  const attempt = async (work: () => Promise<string | undefined>): Promise<void> => {
    setFailure('')
    setRetry(undefined)
    try {
      setFailure((await work()) ?? '')
    } catch (error) {
      setFailure(failureOf(error))
      if (mayRetry(error)) setRetry(() => () => attempt(work))
    }
  }

  return {
    failure,
    /** Does the same again; undefined where that would not help. */
    retry,
    attempt,
  }
}
