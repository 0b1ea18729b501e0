import { defineElement } from '../elements/define-element.ts'
import { asField, writtenFieldProps } from '../elements/field-options.ts'
import { textFieldMessages } from './text-field.messages.ts'
import { TextField } from './text-field.tsx'
import './text-field.css'

export const element = defineElement('kit-text-field', TextField, {
  ...asField,
  texts: textFieldMessages,
  props: {
    ...writtenFieldProps,
    type: String,
    mono: Boolean,
    verbatim: Boolean,
    inputMode: String,
    minLength: Number,
    maxLength: Number,
    pattern: String,
    spellCheck: Boolean,
    suggestions: Array,
  },
  slots: ['hint', 'end'],
})
