import { defineElement } from '../elements/define-element.ts'
import { withIcon } from '../elements/named-icon.tsx'
import { textsOf } from '../elements/texts.ts'
import { featureBoxMessages } from '../messages/en/feature-box.ts'
import { FeatureBox } from './feature-box.tsx'
import './feature-box.css'

export const element = defineElement('kit-feature-box', FeatureBox, {
  props: { ...textsOf(featureBoxMessages), heading: String, icon: String, href: String, headingLevel: Number },
  slots: ['children', 'icon'],
  adapt: withIcon,
})
