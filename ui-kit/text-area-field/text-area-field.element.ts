import { defineElement } from '../elements/define-element.ts'
import { asField, writtenFieldProps } from '../elements/field-options.ts'
import { textAreaFieldMessages } from './text-area-field.messages.ts'
import { TextAreaField } from './text-area-field.tsx'
import './text-area-field.css'

export const element = defineElement('kit-text-area-field', TextAreaField, {
  ...asField,
  texts: textAreaFieldMessages,
  props: {
    ...writtenFieldProps,
    rows: Number,
    minLength: Number,
    maxLength: Number,
    spellCheck: Boolean,
  },
})
