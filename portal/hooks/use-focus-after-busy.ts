import { useEffect, useRef } from 'react'

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
