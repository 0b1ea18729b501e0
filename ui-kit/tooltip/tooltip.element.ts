import { createElement as h } from 'react'
import type { ElementOptions, KitElement } from '../elements/define-element.ts'
import type { TooltipProps } from './tooltip.tsx'

/** No reference leads into a shadow root: the control gets the tip as a text. */
function adapt(props: { text?: string }, element: KitElement) {
  element.firstElementChild?.setAttribute('aria-description', props.text ?? '')
  return props
}

export const options: ElementOptions<TooltipProps> = {
  defaults: { children: h('slot', {}) as never },
  inline: true,
  adapt,
}
