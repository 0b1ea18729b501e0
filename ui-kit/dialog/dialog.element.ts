import { createElement } from 'react'
import type { ElementOptions, KitElement } from '../elements/define-element.ts'
import { closes } from '../elements/dialog-options.ts'
import { FirstFocus } from '../elements/first-focus.ts'
import type { DialogProps } from './dialog.tsx'

const adapt = (props: Record<string, unknown>, element: KitElement): Record<string, unknown> => ({
  ...props,
  children: [props.children, createElement(FirstFocus, { element })],
})

export const options: ElementOptions<DialogProps> = {
  slots: ['actions'],
  defaults: { open: false },
  events: { onClose: closes },
  adapt,
}
