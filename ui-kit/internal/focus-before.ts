import { activeElement } from './active-element.ts'

/**
 * Moves focus from an element that is about to be removed to the control before it, as Shift and Tab do; without one to
 * the control after it. Of an element in a shadow root, the host is what is removed.
 */
export function focusBefore(element: Element): void {
  const root = element.getRootNode()
  const removed = root instanceof ShadowRoot ? root.host : element
  const walker = document.createTreeWalker(removed.getRootNode(), NodeFilter.SHOW_ELEMENT)
  for (const step of ['previousNode', 'nextNode'] as const) {
    walker.currentNode = removed
    let node = walker[step]() as HTMLElement | null
    for (; node; node = walker[step]() as HTMLElement | null) {
      // A part that takes focus only by script, such as a tab that is not selected, is none of the controls.
      if (removed.contains(node) || node.getAttribute('tabindex') === '-1') continue
      node.focus?.({ preventScroll: true })
      if (activeElement(node) === node) return
    }
  }
}
