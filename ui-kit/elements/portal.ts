import { h, render, type VNode } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { KitContext, useKit } from '../internal/kit-context.ts'
import { styleSheets } from './style-sheets.ts'

interface PortalProps {
  container: Element
  content: VNode
}

/** The place of what is rendered elsewhere. It has a shadow root, because the styles of the kit are not in the page. */
function makeShadowRoot(): ShadowRoot {
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = styleSheets()
  return root
}

function Portal({ container, content }: PortalProps) {
  const [shadowRoot] = useState(makeShadowRoot)
  const value = useKit()
  useLayoutEffect(() => {
    container.append(shadowRoot.host)
    return () => {
      render(null, shadowRoot)
      shadowRoot.host.remove()
    }
  }, [container, shadowRoot])
  useLayoutEffect(() => render(h(KitContext.Provider as never, { value }, content), shadowRoot))
  return null
}

/**
 * Of react-dom: renders into another element, which may be anywhere in the page. Only ToastRegion needs it: no form is
 * around a dialog in a shadow root.
 */
export const createPortal = (content: VNode, container: Element) => h(Portal, { container, content })
