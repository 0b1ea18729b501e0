'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { CloseIcon } from '../icons/icons.tsx'
import { activeElement } from '../internal/active-element.ts'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/kit-context.ts'
import { useLabelSeparator } from '../internal/label-separator.ts'
import { type TextOf, textOf } from '../internal/text-for.ts'
import { filterChipsMessages } from './filter-chips.messages.ts'

/** One active filter. */
export interface FilterChip {
  /** Unique in the list. */
  key: string
  /** What is filtered, such as 'Class'. */
  label: string
  /** The value of the filter. Without it, only the label is shown. */
  value?: string
}

export interface FilterChipsProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** The active filters, in order. Without any, nothing is rendered. */
  filters: readonly FilterChip[]
  /** Called when the user takes one away. Focus moves to the next one; from the last one to the control before the list. */
  onRemove: (event: { filter: FilterChip }) => void
  /**
   * Accessible name of the list.
   * @default 'Active filters'
   */
  label?: string
  /**
   * Accessible name of each button. After a text that is no function, the filter follows.
   * @default 'Remove Class 7B'
   */
  removeLabel?: TextOf
}

/**
 * The active filters of a list, which can be removed one by one. Renders a `<ul>`; on paper it has no buttons and only says
 * what the list shows.
 *
 * @csspart chip - A filter.
 * @csspart label - The name of a filter.
 * @csspart value - The value of a filter.
 * @csspart remove - The button that takes a filter away.
 */
export const FilterChips = forwardRef<HTMLUListElement, FilterChipsProps>(function FilterChips(props, ref) {
  const [texts, { filters, onRemove, className, ...rest }] = useTexts('filterChips', filterChipsMessages, props)
  const labelEnd = useLabelSeparator(rest)
  if (filters.length === 0) return null
  return (
    <ul ref={ref} aria-label={texts.label} {...rest} className={cx('kit-filter-chips', className)}>
      {filters.map((filter) => (
        <li key={filter.key} data-part="chip">
          <span>
            <span data-part="label">{filter.label}</span>
            {filter.value && (
              <>
                <span data-part="label">{labelEnd}</span>
                <bdi data-part="value">{filter.value}</bdi>
              </>
            )}
          </span>
          <button
            type="button"
            data-part="remove"
            aria-label={textOf(texts.removeLabel, [filter.label, filter.value].filter(Boolean).join(' '))}
            onClick={({ currentTarget }) => {
              const chip = currentTarget.closest('li') as Element
              const next = chip.nextElementSibling ?? chip.previousElementSibling
              // Before the chip is removed: otherwise the focus would be lost.
              if (next) next.querySelector('button')?.focus()
              else focusBefore(chip.parentElement as Element)
              onRemove({ filter })
            }}
          >
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  )
})
FilterChips.displayName = 'FilterChips'

/**
 * Moves focus from an element that is about to be removed to the control before it, as Shift and Tab do; without one to
 * the control after it. Of an element in a shadow root, the host is what is removed.
 */
function focusBefore(element: Element): void {
  const root = element.getRootNode()
  const removed = root instanceof ShadowRoot ? root.host : element
  const all = [...(removed.getRootNode() as ParentNode).querySelectorAll<HTMLElement>('*')]
  const at = all.indexOf(removed as HTMLElement)
  for (const other of [...all.slice(0, at).reverse(), ...all.slice(at)]) {
    // A part that takes focus only by script, such as a tab that is not selected, does not count as a control.
    if (removed.contains(other) || other.getAttribute('tabindex') === '-1') continue
    other.focus?.({ preventScroll: true })
    if (activeElement(other) === other) return
  }
}
