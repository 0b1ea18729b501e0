import { activeElement } from './active-element.ts'

/**
 * Moves focus from an element that is about to be removed to the control before it, as Shift and Tab do; without one to
 * the control after it. Of an element in a shadow root, the host is what is removed.
 */
export function focusBefore(element: Element): void {
  const root = element.getRootNode()
  const removed = root instanceof ShadowRoot ? root.host : element
  const all = [...(removed.getRootNode() as ParentNode).querySelectorAll<HTMLElement>('*')]
  const at = all.indexOf(removed as HTMLElement)
  for (const other of [...all.slice(0, at).reverse(), ...all.slice(at)]) {
    // A part that takes focus only by script, such as a tab that is not selected, is none of the controls.
    if (removed.contains(other) || other.getAttribute('tabindex') === '-1') continue
    other.focus?.({ preventScroll: true })
    if (activeElement(other) === other) return
  }
}
