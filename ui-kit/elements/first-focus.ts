import { useLayoutEffect } from 'react'
import { activeElement } from '../internal/active-element.ts'

/** The elements in another, in the order in which they are shown: also those in slots and in open shadow roots. */
function* shownIn(parent: Element): Generator<HTMLElement> {
  const assigned = parent instanceof HTMLSlotElement ? parent.assignedElements() : []
  for (const child of assigned.length ? assigned : (parent.shadowRoot ?? parent).children) {
    yield child as HTMLElement
    yield* shownIn(child)
  }
}

/** Whether Tab leads to an element. Of a custom element it is not known: it may pass the focus on. */
const isControl = (element: HTMLElement) =>
  element.tabIndex >= 0 || element.isContentEditable || element.localName.includes('-')

/**
 * In a dialog, moves focus to the element with `autofocus`, without one to the first control, when the dialog is shown. The
 * browser looks in the dialog's own tree, not at what a page puts into the slots of an element.
 */
export function FirstFocus({ element }: { element: HTMLElement }) {
  useLayoutEffect(() => {
    const parts = element.shadowRoot?.querySelectorAll('[data-part=body],[data-part=actions]') ?? []
    const shown = [...parts].flatMap((part) => [...shownIn(part)])
    const asked = shown.filter((one) => one.hasAttribute('autofocus'))
    for (const one of [...asked, ...shown.filter(isControl)]) {
      one.focus()
      if (activeElement(one) === one) return
    }
  }, [element])
  return null
}
