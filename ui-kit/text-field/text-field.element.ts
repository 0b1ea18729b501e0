import { defineElement } from '../elements/define-element.ts'
import { asField, writtenFieldProps } from '../elements/field-options.ts'
import { textsOf } from '../elements/texts.ts'
import { textFieldMessages } from '../messages/en/text-field.ts'
import { TextField } from './text-field.tsx'
import './text-field.css'

export const element = defineElement('kit-text-field', TextField, {
  ...asField,
  props: {
    ...writtenFieldProps,
    ...textsOf(textFieldMessages),
    type: String,
    mono: Boolean,
    inputMode: String,
    minLength: Number,
    maxLength: Number,
    pattern: String,
    spellCheck: Boolean,
    suggestions: Array,
  },
  slots: ['hint', 'end'],
})
