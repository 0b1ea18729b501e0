import type { RefObject } from 'react'
import { useLayoutEffect } from './use-layout-effect.ts'

/**
 * Applies the attributes `style` of an element and of what is in it, if the browser has not. Without 'unsafe-inline' in
 * the Content-Security-Policy the browser ignores those in the HTML of a server, and React does not write attributes
 * again that are in this HTML. A script may set styles.
 */
export function useServerStyle(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = root.current as HTMLElement
    for (const styled of [element, ...element.querySelectorAll<HTMLElement>('[style]')]) {
      const text = styled.getAttribute('style')
      if (text && !styled.style.length) styled.style.cssText = text
    }
  }, [root])
}
