import { activeElement } from './active-element.ts'

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

/** Moves focus to the element with `autofocus`, without one to the first control in a box. */
export function focusFirst(box: HTMLElement): void {
  const shown = [...shownIn(box)]
  const asked = shown.filter((element) => element.hasAttribute('autofocus'))
  for (const element of [...asked, ...shown.filter(isControl)]) {
    element.focus()
    if (activeElement(element) === element) return
  }
}
