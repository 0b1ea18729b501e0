import type { RefObject } from 'react'
import { useLayoutEffect } from './use-layout-effect.ts'

/**
 * Shows an element with `popover="manual"` in the top layer while `open`, and keeps it beside another: sets
 * `--kit-anchor-left`, `-width`, `-top` and `-bottom` on it, from the edges of the window; `-fit`, the left edge with which
 * it begins (or else ends) where the other does; and `data-side`, the side with more room. In a script, because Firefox 125 and Safari 17.5 have no anchor positioning in CSS.
 * @param side where it is if there is room on both sides
 */
export function usePopover(
  popover: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  open: boolean,
  side: 'top' | 'bottom',
): void {
  useLayoutEffect(() => {
    const element = popover.current
    if (!open || !element) return
    const place = () => {
      const edges = anchor.current?.getBoundingClientRect()
      if (!edges) return
      const { clientWidth, clientHeight } = document.documentElement
      const above = edges.top
      const below = clientHeight - edges.bottom
      const [here, there] = side === 'top' ? [above, below] : [below, above]
      const other = side === 'top' ? 'bottom' : 'top'
      element.dataset.side = here < element.offsetHeight && there > here ? other : side
      const { offsetWidth } = element
      const places = [edges.left, edges.right - offsetWidth]
      if (getComputedStyle(element).direction === 'rtl') places.reverse()
      const fits = (left: number) => left >= 0 && left + offsetWidth <= clientWidth
      const lengths = {
        left: edges.left,
        fit: places.find(fits) ?? 0,
        width: edges.width,
        top: edges.bottom,
        bottom: clientHeight - edges.top,
        window: clientWidth,
      }
      for (const [name, length] of Object.entries(lengths))
        element.style.setProperty(`--kit-anchor-${name}`, `${length}px`)
    }
    element.showPopover?.()
    place()
    addEventListener('scroll', place, true)
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, true)
      removeEventListener('resize', place)
      element.hidePopover?.()
    }
  }, [open, popover, anchor, side])
}
