import type { RefObject } from 'react'
import { useLayoutEffect } from './use-layout-effect.ts'

/**
 * Acts when the element with the focus went away, and the focus with it.
 * @param root an element around it, which stays
 */
export function useLostFocus(root: RefObject<HTMLElement | null>, act: (lost: HTMLElement) => void): void {
  // Read while rendering: the commit takes the element away.
  const focused = root.current?.querySelector<HTMLElement>(':focus')
  useLayoutEffect(() => {
    if (focused && !focused.isConnected && document.activeElement === document.body) act(focused)
  })
}
