import { NumberOrString } from '../elements/attributes.ts'
import { defineElement } from '../elements/define-element.ts'
import { withIcon } from '../elements/named-icon.tsx'
import { StatTile } from './stat-tile.tsx'
import './stat-tile.css'

export const element = defineElement('kit-stat-tile', StatTile, {
  props: { label: String, value: NumberOrString, href: String, icon: String },
  slots: ['icon'],
  adapt: (props) => withIcon({ ...props, value: props.value ?? null }),
})
