import { defineElement } from '../elements/define-element.ts'
import { asField, writtenFieldProps } from '../elements/field-options.ts'
import { textsOf } from '../elements/texts.ts'
import { textAreaFieldMessages } from '../messages/en/text-area-field.ts'
import { TextAreaField } from './text-area-field.tsx'
import './text-area-field.css'

export const element = defineElement('kit-text-area-field', TextAreaField, {
  ...asField,
  props: {
    ...writtenFieldProps,
    rows: Number,
    minLength: Number,
    maxLength: Number,
    spellCheck: Boolean,
    ...textsOf(textAreaFieldMessages),
  },
})
