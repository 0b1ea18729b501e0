import { pressed, styleProps } from '../elements/button-props.ts'
import { defineElement } from '../elements/define-element.ts'
import { asButton } from '../elements/form-button.ts'
import { withIcon } from '../elements/named-icon.tsx'
import { IconButton } from './icon-button.tsx'
import './icon-button.css'

export const element = defineElement('kit-icon-button', IconButton, {
  props: { ...styleProps, ...pressed, label: String, icon: String },
  slots: ['icon'],
  form: asButton,
  inline: true,
  adapt: withIcon,
})
