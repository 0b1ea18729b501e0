'use client'

import { useSyncExternalStore } from 'react'
import { endAll, listen } from '../internal/listen.ts'

let printing = false
const isPrinting = () => printing

function subscribe(onChange: () => void) {
  const update = (event: Event) => {
    printing = event.type === 'beforeprint'
    onChange()
  }
  return endAll(listen(window, 'beforeprint', update), listen(window, 'afterprint', update))
}

/**
 * Whether the page is being printed. It is an external store, because React renders a change of a store synchronously,
 * within the `beforeprint` event. It renders a change of state later, when the browser has already printed.
 *
 * This works for the browser's own print command. In a script that calls `print()`, React does not render before the
 * script ends: dispatch 'beforeprint' yourself and wait for a frame before you call `print()`.
 */
export const usePrinting = () => useSyncExternalStore(subscribe, isPrinting, isPrinting)
