import { Component, h, type VNode } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { KitProvider, type KitProviderProps } from '../kit-provider/index.ts'
import { warn } from './warn.ts'

/** The element around a component. */
type Rendered = HTMLElement & { readonly isField: boolean; sync(): void }

/** Keeps an error in the component from reaching the page, and tells the element when it is rendered. */
export class Boundary extends Component<{ element: Rendered; children?: VNode }, { failed?: VNode }> {
  override componentDidCatch(error: Error): void {
    this.setState({ failed: this.props.children as VNode })
    warn(
      this.props.element.localName,
      `It cannot be shown: ${error.message}.`,
      'Its place in the page is empty.',
      'See that each property has the shape that custom-elements.json describes.',
    )
  }
  override render() {
    const { element, children } = this.props
    // Other props are tried again.
    if (this.state.failed === children) return null
    const settings = element.parentElement?.closest<HTMLElement & KitProviderProps>('kit-provider')
    const { locale, timeZone, messages } = settings ?? {}
    const content = settings ? h(KitProvider as never, { locale, timeZone, messages }, children) : children
    return [content, element.isField && h(Sync, { element })]
  }
}

function Sync({ element }: { element: Rendered }) {
  useLayoutEffect(() => element.sync())
  // Components set the validity of their controls in effects.
  useEffect(() => element.sync())
  return null
}
