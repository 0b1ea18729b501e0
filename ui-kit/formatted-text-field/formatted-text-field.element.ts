import { defineElement } from '../elements/define-element.ts'
import { asField, writtenFieldProps } from '../elements/field-options.ts'
import { formattedTextFieldMessages } from './formatted-text-field.messages.ts'
import { FormattedTextField } from './formatted-text-field.tsx'
import './formatted-text-field.css'

export const element = defineElement('kit-formatted-text-field', FormattedTextField, {
  ...asField,
  slots: ['hint', 'preview'],
  texts: formattedTextFieldMessages,
  props: {
    ...writtenFieldProps,
    rows: Number,
    minLength: Number,
    maxLength: Number,
    spellCheck: Boolean,
  },
})
