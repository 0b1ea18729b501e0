import { pressed, styleProps } from '../elements/button-props.ts'
import { defineElement } from '../elements/define-element.ts'
import { asButton } from '../elements/form-button.ts'
import { withIcon } from '../elements/named-icon.tsx'
import { Button } from './button.tsx'
import './button.css'

export const element = defineElement('kit-button', Button, {
  props: { ...styleProps, ...pressed, icon: String, busy: Boolean, busyLabel: String },
  slots: ['children', 'icon'],
  form: asButton,
  inline: true,
  adapt: withIcon,
})
