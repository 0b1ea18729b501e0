import type { KeyboardEvent } from 'react'
import { isComposing } from '../internal/is-composing.ts'

/** Ends the selection. A dialog around the table stays open: only the next Escape is for it. */
export function clearOnEscape(event: KeyboardEvent<HTMLElement>, onClear?: () => void) {
  if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event) || !onClear) return
  // React sends keys of a dialog that an action renders here too.
  if (!event.currentTarget.contains(event.target as Node)) return
  event.preventDefault()
  onClear()
}
