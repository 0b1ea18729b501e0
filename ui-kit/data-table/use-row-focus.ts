'use client'

import { type RefObject, useRef } from 'react'
import { useLayoutEffect } from '../internal/use-layout-effect.ts'

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea')]

/**
 * A ref for a `<tbody>`: when the row that has the focus goes away, because a control in it has deleted it, the focus goes
 * to the same control of the row that takes its place, else of the last one.
 */
export function useRowFocus(): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null)
  // Read while rendering: the commit takes the row away, and the focus with it.
  const focused = body.current?.querySelector<HTMLElement>(':focus')
  const row = focused?.closest('tr')
  const at = row?.sectionRowIndex ?? 0
  useLayoutEffect(() => {
    if (!focused || !row || row.isConnected || document.activeElement !== document.body) return
    const rows = body.current?.rows ?? []
    const next = rows[Math.min(at, rows.length - 1)]
    if (next) controlsOf(next)[controlsOf(row).indexOf(focused)]?.focus()
  })
  return body
}
