import { type RefObject, useEffect } from 'react'
import { takeScrollTarget } from '../state/navigation.ts'

/** A page that loads its content has this long to grow to where it was scrolled, in ms. */
const PATIENCE = 5_000

/**
 * After a navigation: the heading of the new page takes focus, so that a screen reader says where one is, and the
 * page is scrolled to its top, or after Back and Forward to where it was left. Both wait for a page that is loading.
 */
export function useFocusAndScroll(main: RefObject<HTMLElement | null>, place: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is the reason to look.
  useEffect(() => {
    const position = takeScrollTarget()
    const root = main.current
    if (position === undefined || !root) return

    const settle = () => {
      const heading = root.querySelector('h1')
      // What has the focus within the page took it by itself, such as a first field. A link of the side menu does not
      // count: it was there before, and on a phone it has just been folded away.
      const taken = heading?.closest('.page')?.contains(document.activeElement)
      if (heading && !taken) heading.focus({ preventScroll: true })
      if (position > 0) scrollTo(0, position)
      return heading !== null && scrollY >= position - 1
    }
    scrollTo(0, 0)
    if (settle()) return scrollToAnchor()

    const stop = () => {
      observer.disconnect()
      clearTimeout(timer)
      for (const name of OWN_WAY) removeEventListener(name, stop)
    }
    const observer = new MutationObserver(() => {
      if (!settle()) return
      stop()
      scrollToAnchor()
    })
    const timer = setTimeout(stop, PATIENCE)
    observer.observe(root, { childList: true, subtree: true })
    for (const name of OWN_WAY) addEventListener(name, stop, { passive: true })
    return stop
  }, [place])
}

/** Whoever begins to scroll or type is not to be pulled away. */
const OWN_WAY = ['wheel', 'touchmove', 'keydown'] as const

function scrollToAnchor(): undefined {
  if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
}
