import { defineElement } from '../elements/define-element.ts'
import { asField, writtenFieldProps } from '../elements/field-options.ts'
import { textsOf } from '../elements/texts.ts'
import { colorFieldMessages } from '../messages/en/color-field.ts'
import { ColorField } from './color-field.tsx'
import './color-field.css'

export const element = defineElement('kit-color-field', ColorField, {
  ...asField,
  props: { ...writtenFieldProps, ...textsOf(colorFieldMessages) },
})
