'use client'

import { useRef } from 'react'

/** The array of the last render while its items are equal to those of this one, so that what depends on it is kept. */
export function useSameItems<Item>(items: readonly Item[]): readonly Item[] {
  const last = useRef(items)
  const isSame =
    items.length === last.current.length && items.every((item, index) => Object.is(item, last.current[index]))
  if (!isSame) last.current = items
  return last.current
}
