import { Component, h, type VNode } from 'preact'
import { KitContext, type KitSettings } from '../internal/kit-context.ts'
import type { FormElement, FormRole } from './form-role.ts'
import { warn } from './warn.ts'

interface BoundaryProps {
  element: FormElement
  /** The part of the element in forms. */
  role?: FormRole
  /** The settings of the page around the element. */
  settings: KitSettings
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
      'See custom-elements.json for what each property takes.',
    )
  }
  override render() {
    const { element, role, settings, children } = this.props
    // Other props are tried again.
    if (this.state.failed === children) return null
    return h(KitContext.Provider as never, { value: settings }, children, role?.Sync && h(role.Sync, { element }))
  }
}
