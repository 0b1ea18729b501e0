import { defineElement } from '../elements/define-element.ts'
import { asField, writtenFieldProps } from '../elements/field-options.ts'
import { numberFieldMessages } from './number-field.messages.ts'
import { NumberField } from './number-field.tsx'
import './number-field.css'

export const element = defineElement('kit-number-field', NumberField, {
  ...asField,
  texts: numberFieldMessages,
  props: {
    ...writtenFieldProps,
    min: Number,
    max: Number,
    maxLength: Number,
  },
})
