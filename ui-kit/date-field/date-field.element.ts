import { defineElement } from '../elements/define-element.ts'
import { asField, fieldProps } from '../elements/field-options.ts'
import { DateField } from './date-field.tsx'
import './date-field.css'

export const element = defineElement('kit-date-field', DateField, {
  ...asField,
  props: { ...fieldProps, value: String, readOnly: Boolean, min: String, max: String },
})
