import { createElement } from 'react'
import { defineElement, type KitElement } from '../elements/define-element.ts'
import { closes, dialogProps } from '../elements/dialog-options.ts'
import { FirstFocus } from '../elements/first-focus.ts'
import { dialogMessages } from './dialog.messages.ts'
import { Dialog } from './dialog.tsx'
import './dialog.css'

const adapt = (props: Record<string, unknown>, element: KitElement): Record<string, unknown> => ({
  ...props,
  children: [props.children, createElement(FirstFocus, { element })],
})

export const element = defineElement('kit-dialog', Dialog, {
  texts: dialogMessages,
  props: dialogProps,
  defaults: { open: false },
  slots: ['children', 'actions'],
  events: { onClose: closes },
  adapt,
})
