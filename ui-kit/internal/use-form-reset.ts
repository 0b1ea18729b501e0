'use client'

import { type RefObject, useEffect } from 'react'
import { listen } from './listen.ts'
import { useLatest } from './use-latest.ts'

/** Calls `onReset` after the form of a control was reset. */
export function useFormReset(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  onReset: () => void,
): void {
  const latest = useLatest(onReset)
  useEffect(() => {
    // After all handlers of the event: one of them may prevent the reset.
    return listen(control.current?.form, 'reset', (event) => {
      setTimeout(() => event.defaultPrevented || latest.current())
    })
  }, [control])
}
