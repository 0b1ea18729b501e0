import { type RefObject, useEffect } from 'react'
import { listen } from './listen.ts'
import { useLatest } from './use-latest.ts'

/** Calls `onReset` when the form of a control is reset. */
export function useFormReset(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  onReset: () => void,
): void {
  const latest = useLatest(onReset)
  useEffect(() => {
    return listen(control.current?.form, 'reset', () => latest.current())
  }, [control])
}
