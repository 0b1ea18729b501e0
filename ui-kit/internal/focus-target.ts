import type { RefObject } from 'react'
import { activeElement } from './active-element.ts'

/** An element, a ref to one, or a function that finds one when it is needed. */
export type FocusTarget = Element | RefObject<Element | null> | (() => Element | null | undefined) | null

/** The element of a target, if there is one now. */
export function focusTarget(target: FocusTarget | undefined): HTMLElement | null | undefined {
  const found = typeof target === 'function' ? target() : target
  return (found && 'current' in found ? found.current : found) as HTMLElement | null | undefined
}

/** Moves focus to a target. An element that takes no focus by itself, such as a heading, is made to take it. */
export function focusOn(target: FocusTarget | undefined): void {
  const element = focusTarget(target)
  element?.focus()
  if (!element || activeElement(element) === element) return
  element.tabIndex = -1
  element.focus()
}
