'use client'

import { type FocusEvent, useRef } from 'react'
import { activeElement } from '../internal/active-element.ts'
import { useLayoutEffect } from '../internal/use-layout-effect.ts'

const CONTROLS = 'a[href],button,input,select,textarea'

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(CONTROLS)]

/**
 * Props for a `<tbody>`: when the row that has the focus goes away, because a control in it has deleted it, the focus goes
 * to the same control of the row that takes its place, else of the last one.
 */
export function useRowFocus() {
  const body = useRef<HTMLTableSectionElement>(null)
  const focused = useRef<{ row: HTMLTableRowElement; at: number; control: number }>(undefined)
  useLayoutEffect(() => {
    const { current: last } = focused
    if (!body.current || !last || last.row.isConnected) return
    focused.current = undefined
    if ((activeElement(body.current) ?? document.body) !== document.body) return
    const row = [...body.current.rows].slice(0, last.at + 1).at(-1)
    if (row) controlsOf(row)[last.control]?.focus()
  })
  return {
    ref: body,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const row = target.closest('tr')
      if (row) focused.current = { row, at: row.sectionRowIndex, control: controlsOf(row).indexOf(target) }
    },
    // Later, since Chromium also tells of a focus that goes with its row. React does not pass that on, Preact does.
    onBlur() {
      const { current: left } = focused
      queueMicrotask(() => {
        if (left?.row.isConnected && focused.current === left) focused.current = undefined
      })
    },
  }
}
