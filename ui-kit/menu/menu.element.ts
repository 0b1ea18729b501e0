import { styleProps } from '../elements/button-props.ts'
import { defineElement } from '../elements/define-element.ts'
import { withIcon } from '../elements/named-icon.tsx'
import { Menu, type MenuItem } from './menu.tsx'
import './menu.css'

/** `icon` of the button and of an item is the name of one. */
const adapt = ({ items, ...props }: { items: readonly MenuItem[]; icon?: unknown }) => ({
  ...withIcon(props),
  items: items.map(withIcon),
})

export const element = defineElement('kit-menu', Menu, {
  props: { ...styleProps, label: String, subject: String, icon: String, items: Array, disabled: Boolean },
  defaults: { label: '', items: [] },
  slots: ['icon'],
  events: { onAction: {} },
  inline: true,
  adapt,
})
