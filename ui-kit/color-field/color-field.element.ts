import { defineElement } from '../elements/define-element.ts'
import { asField, writtenFieldProps } from '../elements/field-options.ts'
import { colorFieldMessages } from './color-field.messages.ts'
import { ColorField } from './color-field.tsx'
import './color-field.css'

export const element = defineElement('kit-color-field', ColorField, {
  ...asField,
  texts: colorFieldMessages,
  props: { ...writtenFieldProps },
})
