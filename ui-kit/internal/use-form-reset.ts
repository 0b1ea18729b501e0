import { type RefObject, useEffect } from 'react'
import { useLatest } from './use-latest.ts'

/** Calls `onReset` when the form of a control is reset. */
export function useFormReset(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  onReset: () => void,
): void {
  const latest = useLatest(onReset)
  useEffect(() => {
    const form = control.current?.form
    const reset = () => latest.current()
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [control])
}
