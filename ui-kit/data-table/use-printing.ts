import { useSyncExternalStore } from 'react'

let printing = false

function subscribe(changed: () => void) {
  const follow = (event: Event) => {
    printing = event.type === 'beforeprint'
    changed()
  }
  addEventListener('beforeprint', follow)
  addEventListener('afterprint', follow)
  return () => {
    removeEventListener('beforeprint', follow)
    removeEventListener('afterprint', follow)
  }
}

/**
 * Whether the page is being printed. It is an external store because React renders a store's change before the
 * browser goes on, a state's change only after: by then the paper would be out.
 *
 * That holds for the browser's own print command. A script that calls `print()` is still running when the paper goes
 * out: it dispatches 'beforeprint' itself and waits for a frame first.
 */
export const usePrinting = () =>
  useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  )
