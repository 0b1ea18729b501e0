import { styleProps } from '../elements/button-props.ts'
import { defineElement } from '../elements/define-element.ts'
import { withIcon } from '../elements/named-icon.tsx'
import { LinkButton } from './link-button.tsx'
import './link-button.css'

export const element = defineElement('kit-link-button', LinkButton, {
  props: {
    ...styleProps,
    href: String,
    icon: String,
    target: String,
    rel: String,
    download: String,
    'aria-label': String,
  },
  slots: ['children', 'icon'],
  inline: true,
  adapt: withIcon,
})
