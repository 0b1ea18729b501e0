import { defineElement } from '../elements/define-element.ts'
import { asField, writtenFieldProps } from '../elements/field-options.ts'
import { textsOf } from '../elements/texts.ts'
import { numberFieldMessages } from '../messages/en/number-field.ts'
import { NumberField } from './number-field.tsx'
import './number-field.css'

export const element = defineElement('kit-number-field', NumberField, {
  ...asField,
  props: {
    ...writtenFieldProps,
    ...textsOf(numberFieldMessages),
    min: Number,
    max: Number,
    maxLength: Number,
  },
})
