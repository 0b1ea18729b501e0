import type { KeyboardEvent } from 'react'

/**
 * The index to which an arrow key, Home or End leads in a row of controls of which Tab reaches one; undefined for another
 * key. Behind the last comes the first.
 * @param event of the row, whose direction says which arrow leads forward
 */
export function nextInRow(event: KeyboardEvent<HTMLElement>, index: number, count: number): number | undefined {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  const step = { ArrowRight: forward, ArrowLeft: -forward }[event.key]
  return step ? (index + step + count) % count : { Home: 0, End: count - 1 }[event.key]
}
