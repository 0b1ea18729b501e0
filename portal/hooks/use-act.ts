import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { ApiError } from '../api/request.ts'
import { failureOf, mayRetry } from '../state/failures.ts'
import { showToast } from '../state/toasts.ts'

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

/**
 * For a button in a row that is about to be removed: the focus goes to the next row of the list, otherwise to the
 * heading.
 */
export function focusBesideRow(): void {
  const row = document.activeElement?.closest('tr')
  const next = row?.nextElementSibling ?? row?.previousElementSibling ?? document.querySelector('main h1')
  if (!(next instanceof HTMLElement)) return
  next.tabIndex = -1
  next.focus({ preventScroll: true })
}

/**
 * For a dialog whose act can remove the row, or the selection, that it was opened from: when it is closed then, the focus
 * goes beside the row.
 * @param isGoneBefore the row is about to be removed already when the dialog opens
 * @returns to be set to whether the row is about to be removed
 */
export function useGoneRow(isGoneBefore = false): RefObject<boolean> {
  const isGone = useRef(isGoneBefore)
  useEffect(
    () => () => {
      // The button that opened the dialog has the focus again, and is removed with the row.
      if (isGone.current) focusBesideRow()
    },
    [],
  )
  return isGone
}

/**
 * Gives a button its focus back after it was busy: a disabled control cannot have it. Does nothing if the user has moved the focus meanwhile.
 *
 * @returns the ref of the button
 */
export function useFocusAfterBusy(busy: boolean) {
  const ref = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (!busy && wasBusy.current && document.activeElement === document.body) ref.current?.focus()
    wasBusy.current = busy
  }, [busy])
  return ref
}
