import { defineElement } from '../elements/define-element.ts'
import { asField, fieldProps } from '../elements/field-options.ts'
import { validForFieldMessages } from './valid-for-field.messages.ts'
import { ValidForField } from './valid-for-field.tsx'
import './valid-for-field.css'

export const element = defineElement('kit-valid-for-field', ValidForField, {
  ...asField,
  texts: validForFieldMessages,
  props: { ...fieldProps, value: String, unlimitedValue: String, min: String },
})
