'use client'

import { type RefObject, useRef } from 'react'
import { useLostFocus } from '../internal/use-lost-focus.ts'

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea')]

/**
 * A ref for a `<tbody>`: when the row that has the focus goes away, because a control in it has deleted it, the focus goes
 * to the same control of the row that takes its place, else of the last one.
 */
export function useRowFocus(): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null)
  const at = body.current?.querySelector<HTMLTableRowElement>('tr:focus-within')?.sectionRowIndex ?? 0
  useLostFocus(body, (lost) => {
    const row = lost.closest('tr')
    const rows = body.current?.rows ?? []
    const next = rows[Math.min(at, rows.length - 1)]
    if (row && next) controlsOf(next)[controlsOf(row).indexOf(lost)]?.focus()
  })
  return body
}
