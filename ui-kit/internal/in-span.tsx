import type { ReactNode } from 'react'

const isText = (node: ReactNode) => node == null || typeof node === 'string' || typeof node === 'number'

/**
 * A text in an element of its own, for a text beside something that comes and goes. Browsers' translators put elements in
 * the place of texts, and React can then neither insert before a text nor remove it. Elements stay as they are.
 */
export function inSpan(children: ReactNode): ReactNode {
  const isOnlyText = Array.isArray(children) ? children.every(isText) : isText(children) && children != null
  return isOnlyText ? <span>{children}</span> : children
}
