'use client'

import { type ReactNode, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { useLayoutEffect } from '../internal/use-layout-effect.ts'
import { useLostFocus } from '../internal/use-lost-focus.ts'
import { clearOnEscape } from './clear-on-escape.ts'

interface SelectionBarProps {
  label: string
  /** How much is selected; empty for nothing. */
  count: string | 0
  clearLabel: string
  onClear: () => void
  /** Absent when there is nothing more to select. */
  selectAllLabel?: string
  onSelectAll: () => void
  actions: ReactNode
}

/**
 * The bar below a table with selected rows. Without any, it is hidden, but its live region is there.
 *
 * @csspart select - The label of the checkbox of a row.
 * @csspart selection - The bar below the table.
 * @csspart selection-head - Count and the buttons beside it.
 * @csspart selection-count - How many rows are selected.
 * @csspart selection-actions - The buttons for the selected rows.
 */
export function SelectionBar({
  label,
  count,
  clearLabel,
  onClear,
  selectAllLabel,
  onSelectAll,
  actions,
}: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const isEmpty = !count
  useLayoutEffect(() => {
    // The buttons are hidden from now on, so the browser would drop the focus. A page's own button may be in a slot.
    if (isEmpty && bar.current?.matches(':focus-within'))
      bar.current.parentElement?.querySelector<HTMLElement>('[data-part="select"] > input')?.focus()
  }, [isEmpty])
  const clearButton = useRef<HTMLButtonElement>(null)
  // The button that selects all goes away when all are selected.
  useLostFocus(bar, () => clearButton.current?.focus())
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would take part in a form around the table
    <div
      ref={bar}
      data-part="selection"
      role="group"
      aria-label={label}
      data-state={isEmpty ? undefined : 'open'}
      onKeyDown={(event) => clearOnEscape(event, onClear)}
    >
      <div data-part="selection-head">
        <span role="status" data-part="selection-count">
          {count || ''}
        </span>
        {selectAllLabel && (
          <Button size="small" variant="quiet" onClick={onSelectAll}>
            {selectAllLabel}
          </Button>
        )}
        <Button ref={clearButton} size="small" variant="quiet" onClick={onClear}>
          {clearLabel}
        </Button>
      </div>
      {actions && <div data-part="selection-actions">{actions}</div>}
    </div>
  )
}
