import type { RefObject } from 'react'
import { useFormReset } from './use-form-reset.ts'
import { useLayoutEffect } from './use-layout-effect.ts'

/**
 * Calls `read` with a control when its value may be another: after each render, because a script may have set it, and
 * after a reset of its form.
 * @returns calls it now, for a change by the user
 */
export function useControlValue<Control extends HTMLInputElement | HTMLTextAreaElement>(
  control: RefObject<Control | null>,
  read: (control: Control) => void,
): () => void {
  const readNow = () => {
    // The field may be gone when the timer of a reset ends.
    if (control.current) read(control.current)
  }
  useLayoutEffect(readNow)
  useFormReset(control, readNow)
  return readNow
}
