import { defineElement } from '../elements/define-element.ts'
import { asField, fieldProps } from '../elements/field-options.ts'
import { SelectField } from './select-field.tsx'
import './select-field.css'

export const element = defineElement('kit-select-field', SelectField, {
  ...asField,
  props: { ...fieldProps, value: String, options: Array, placeholder: String },
  defaults: { options: [] },
})
