import type { ReactNode } from 'react'

const isText = (node: ReactNode) => node == null || typeof node === 'string' || typeof node === 'number'

/**
 * A text in its own element, for a text beside a part that is not always rendered. Browsers' translators replace texts
 * by elements, and then React can neither insert before such a text nor remove it. Elements are not replaced.
 */
export function wrapText(children: ReactNode): ReactNode {
  return children != null && [children].flat().every(isText) ? <span>{children}</span> : children
}
