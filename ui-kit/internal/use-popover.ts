import type { RefObject } from 'react'
import { useLayoutEffect } from './use-layout-effect.ts'

/**
 * Shows an element with `popover="manual"` in the top layer while `open`, and keeps it beside another: sets
 * `--kit-anchor-left`, `-width`, `-top` and `-bottom` on it, from the edges of the window; `-fit`, the left edge with which
 * it begins (or else ends) where the other does; `-window`, the width of the window; `-zoom`, how much the page enlarges it
 * with `zoom`; and `data-side`, the side with more room. In a script, because Firefox 125 and Safari 17.5 have no anchor
 * positioning in CSS.
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
      const { documentElement } = document
      // Boxes are measured in the pixels of the window, lengths are in those of the element.
      const zoom = element.currentCSSZoom ?? 1
      const windowZoom = documentElement.currentCSSZoom ?? 1
      const width = documentElement.clientWidth * windowZoom
      const height = documentElement.clientHeight * windowZoom
      const set = (name: string, length: number) =>
        element.style.setProperty(`--kit-anchor-${name}`, `${length / zoom}px`)
      element.style.setProperty('--kit-anchor-zoom', String(zoom))
      set('left', edges.left)
      set('width', edges.width)
      set('top', edges.bottom)
      set('bottom', height - edges.top)
      set('window', width)
      // Its size depends on these.
      const own = element.getBoundingClientRect()
      const above = edges.top
      const below = height - edges.bottom
      const [here, there] = side === 'top' ? [above, below] : [below, above]
      const other = side === 'top' ? 'bottom' : 'top'
      element.dataset.side = here < own.height && there > here ? other : side
      const places = [edges.left, edges.right - own.width]
      if (getComputedStyle(element).direction === 'rtl') places.reverse()
      set('fit', places.find((left) => left >= 0 && left + own.width <= width) ?? 0)
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
