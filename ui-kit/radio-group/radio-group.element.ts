import { defineElement } from '../elements/define-element.ts'
import { asField, choiceProps } from '../elements/field-options.ts'
import { RadioGroup } from './radio-group.tsx'
import './radio-group.css'

export const element = defineElement('kit-radio-group', RadioGroup, {
  ...asField,
  props: { ...choiceProps, options: Array, value: String, layout: String },
  defaults: { options: [] },
})
