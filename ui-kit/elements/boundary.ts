import { Component, h, type VNode } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { KitContext, type KitSettings } from '../internal/kit-context.ts'
import type { MessageOf } from '../internal/validation.ts'
import { warn } from './warn.ts'

/** The element around a component. */
type Rendered = HTMLElement & { sync(messageOf: MessageOf): void }

interface BoundaryProps {
  element: Rendered
  /** What the page around the element says. */
  settings: KitSettings
  useMessageOf?: () => MessageOf
  children?: VNode
}

/** Keeps an error in the component from reaching the page, and tells the element when it is rendered. */
export class Boundary extends Component<BoundaryProps, { failed?: VNode }> {
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
    const { element, settings, useMessageOf, children } = this.props
    // Other props are tried again.
    if (this.state.failed === children) return null
    return h(
      KitContext.Provider as never,
      { value: settings },
      children,
      useMessageOf && h(Sync, { element, useMessageOf }),
    )
  }
}

function Sync({ element, useMessageOf }: { element: Rendered; useMessageOf: () => MessageOf }) {
  const messageOf = useMessageOf()
  useLayoutEffect(() => element.sync(messageOf))
  // Components set the validity of their controls in effects.
  useEffect(() => element.sync(messageOf))
  return null
}
