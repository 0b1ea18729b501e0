import { createElement as h } from 'react'
import { defineElement, type KitElement } from '../elements/define-element.ts'
import { Tooltip } from './tooltip.tsx'
import './tooltip.css'

/** No reference leads into a shadow root: the control gets the tip as a text. */
function adapt(props: { text?: string }, element: KitElement) {
  element.firstElementChild?.setAttribute('aria-description', props.text ?? '')
  return props
}

export const element = defineElement('kit-tooltip', Tooltip, {
  props: { text: String, side: String },
  defaults: { children: h('slot', {}) as never },
  slots: ['children'],
  inline: true,
  adapt,
})
