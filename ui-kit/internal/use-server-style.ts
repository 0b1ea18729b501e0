import type { RefObject } from 'react'
import { useLayoutEffect } from './use-layout-effect.ts'

/**
 * Applies the attributes `style` of an element and of what is in it, if the browser has not. Where the
 * Content-Security-Policy has no 'unsafe-inline' it ignores those in the HTML of a server, and React does not write again
 * what it finds there. A script may set styles.
 */
export function useServerStyle(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = root.current
    for (const styled of element ? [element, ...element.querySelectorAll<HTMLElement>('[style]')] : []) {
      const text = styled.getAttribute('style')
      if (text && !styled.style.length) styled.style.cssText = text
    }
  }, [root])
}
