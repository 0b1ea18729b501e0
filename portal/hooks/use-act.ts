import { type ReactNode, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { failureOf } from '../api/failure-of.ts'
import { showToast } from '../state/toasts.ts'
import { useGoneRow } from './focus-beside-row.ts'

/** What an act came to: the toast that says that it is done, or why it is not. */
export type ActResult<Explanation = ReactNode> = { done: string } | { explanation: Explanation }

/**
 * What a dialog asks about. When it is done the dialog closes; it stays and says why if it is not, or if this throws.
 * Without a result the caller decides.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a function without a result is meant
export type Act<Explanation = ReactNode> = () => Promise<ActResult<Explanation> | void>

type Options<Explanation> = {
  act: Act<Explanation>
  onClose: () => void
  /**
   * Called after `onClose` when what the dialog was opened from goes away: it is done, or a record no longer exists (404).
   */
  onGone?: (() => void) | undefined
}

/** What a dialog does when its act is confirmed, and when it is closed. */
export function useAct<Explanation>({ act, onClose, onGone }: Options<Explanation>) {
  const [busy, setBusy] = useState(false)
  const [explanation, setExplanation] = useState<Explanation | string>()
  const gone = useGoneRow()

  const close = () => {
    onClose()
    if (gone.current) onGone?.()
  }
  const run = async () => {
    setBusy(true)
    setExplanation(undefined)
    try {
      const result = await act()
      if (result && 'explanation' in result) setExplanation(result.explanation)
      if (result && 'done' in result) {
        gone.current = onGone !== undefined
        close()
        showToast('success', result.done)
      }
    } catch (error) {
      gone.current = onGone !== undefined && error instanceof ApiError && error.status === 404
      setExplanation(failureOf(error))
    }
    setBusy(false)
  }
  return {
    busy,
    /** Why the last attempt was not done. */
    explanation,
    run,
    close,
    /** Something was changed: what was explained may no longer be so. */
    forget: () => setExplanation(undefined),
  }
}
