import type { RefObject } from 'react'
import { endAll } from './listen.ts'
import { tellOfTopLayer } from './open-modals.ts'
import { useLatest } from './use-latest.ts'
import { useLayoutEffect } from './use-layout-effect.ts'

/**
 * Shows an element with `popover="manual"` in the top layer while `open`, and keeps it beside another: sets
 * `--kit-anchor-left`, `-width`, `-top` and `-bottom` on it, from the edges of the window; `-fit`, the left edge with which
 * it begins (or else ends) where the other does; `-window`, the width of the window; `-zoom`, how much the page enlarges it
 * with `zoom`; and `data-side`, the side with more room. In a script, because Firefox 125 and Safari 17.5 have no anchor
 * positioning in CSS.
 * @param side where it is if there is room on both sides
 * @param close called when the user scrolls the other element out of view: the popover would lie beside something else
 */
export function usePopover(
  popover: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  open: boolean,
  side: 'top' | 'bottom',
  close: () => void,
): void {
  const latestClose = useLatest(close)
  useLayoutEffect(() => {
    const element = popover.current
    const window = element?.ownerDocument.defaultView
    if (!open || !element || !window) return
    let place = ''
    let frame = 0
    // In each frame: what is around it comes, goes and moves without an event.
    const follow = () => {
      frame = window.requestAnimationFrame?.(follow)
      const edges = anchor.current?.getBoundingClientRect()
      const { documentElement } = element.ownerDocument
      const toasts = Number.parseFloat(documentElement.style.getPropertyValue('--kit-toast-space')) || 0
      const now = JSON.stringify([edges, documentElement.clientWidth, documentElement.clientHeight, toasts])
      if (!edges || now === place) return
      place = now
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
      const room = { top: edges.top, bottom: height - toasts * windowZoom - edges.bottom }
      const other = side === 'top' ? 'bottom' : 'top'
      element.dataset.side = room[side] < own.height && room[other] > room[side] ? other : side
      const places = [edges.left, edges.right - own.width]
      if (getComputedStyle(element).direction === 'rtl') places.reverse()
      set('fit', places.find((left) => left >= 0 && left + own.width <= width) ?? 0)
    }
    element.showPopover?.()
    tellOfTopLayer()
    follow()
    return endAll(
      () => window.cancelAnimationFrame?.(frame),
      whenOutOfView(anchor.current, latestClose),
      () => element.hidePopover?.(),
    )
  }, [open, popover, anchor, side])
}

/**
 * Acts when an element that was in view is no longer, also in a box that scrolls.
 * @returns stops to watch it
 */
function whenOutOfView(element: Element | null, act: RefObject<() => void>): () => void {
  // jsdom has no observer, and does not scroll.
  if (!element || !globalThis.IntersectionObserver) return () => {}
  // A page that scrolls smoothly to the element that has just got focus does not show it at once.
  let wasSeen = false
  const observer = new IntersectionObserver((entries) => {
    const isSeen = entries.at(-1)?.isIntersecting ?? false
    if (wasSeen && !isSeen) act.current()
    wasSeen = isSeen
  })
  observer.observe(element)
  return () => observer.disconnect()
}
