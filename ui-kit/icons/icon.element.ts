import { NumberOrString } from '../elements/attributes.ts'
import { defineElement } from '../elements/define-element.ts'
import { NamedIcon } from '../elements/named-icon.tsx'
import './icons.css'

export const element = defineElement('kit-icon', NamedIcon, {
  props: { name: String, size: NumberOrString },
  inline: true,
})
