import { type RefObject, useEffect } from 'react'
import { cameFrom, takeScrollTarget } from '../state/navigation.ts'

/** How long to wait for the content of a page before scrolling stops, ms. */
const TIMEOUT_MS = 5_000

/**
 * After a navigation, focuses the heading of the new page, so that a screen reader reads it, and scrolls to the top. On
 * the way back it scrolls to the old position, and in a list focuses the row of the record that the user comes from.
 * All wait for a page that is still loading.
 */
export function useFocusAndScroll(content: RefObject<HTMLElement | null>, pageKey: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is for each new page.
  useEffect(() => {
    const position = takeScrollTarget()
    const root = content.current
    if (position === undefined || !root) return

    const focusAndScroll = () => {
      const heading = root.querySelector('h1')
      // An element inside the page, such as a first field, has set the focus itself and keeps it. A link of the side
      // menu does not: it is outside the page, and on a phone it is now hidden.
      const page = heading?.closest('.page')
      // Not of a record that was just added: its new login, above the list, has to be seen first.
      const row = page?.querySelector<HTMLElement>(`tr[aria-current]:has([href$="/${CSS.escape(cameFrom.value)}"])`)
      const { activeElement } = document
      const taken = page?.contains(activeElement) && activeElement !== heading
      if (position > 0) scrollTo(0, position)
      if (heading && !taken) {
        if (row) row.focus()
        else heading.focus({ preventScroll: true })
      }
      return heading !== null && (!cameFrom.value || !!row) && scrollY >= position - 1
    }
    scrollTo(0, 0)
    if (focusAndScroll()) return scrollToAnchor()

    const stop = () => {
      observer.disconnect()
      clearTimeout(timer)
      for (const name of USER_EVENTS) removeEventListener(name, stop)
    }
    const observer = new MutationObserver(() => {
      if (!focusAndScroll()) return
      stop()
      scrollToAnchor()
    })
    const timer = setTimeout(stop, TIMEOUT_MS)
    observer.observe(root, { childList: true, subtree: true })
    for (const name of USER_EVENTS) addEventListener(name, stop, { passive: true })
    return stop
  }, [pageKey])
}

/** Events of a user who begins to scroll or type. Then the page must not move any more. */
const USER_EVENTS = ['wheel', 'touchmove', 'keydown'] as const

function scrollToAnchor(): undefined {
  if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
}
