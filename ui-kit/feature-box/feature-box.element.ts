import { defineElement } from '../elements/define-element.ts'
import { withIcon } from '../elements/named-icon.tsx'
import { featureBoxMessages } from './feature-box.messages.ts'
import { FeatureBox } from './feature-box.tsx'
import './feature-box.css'

export const element = defineElement('kit-feature-box', FeatureBox, {
  texts: featureBoxMessages,
  props: { heading: String, icon: String, href: String, headingLevel: Number },
  slots: ['children', 'icon'],
  adapt: withIcon,
})
