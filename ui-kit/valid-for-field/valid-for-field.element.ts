import { defineElement } from '../elements/define-element.ts'
import { asField, fieldProps } from '../elements/field-options.ts'
import { textsOf } from '../elements/texts.ts'
import { validForFieldMessages } from '../messages/en/valid-for-field.ts'
import { ValidForField } from './valid-for-field.tsx'
import './valid-for-field.css'

export const element = defineElement('kit-valid-for-field', ValidForField, {
  ...asField,
  props: { ...fieldProps, ...textsOf(validForFieldMessages), value: String, unlimitedValue: String, min: String },
})
