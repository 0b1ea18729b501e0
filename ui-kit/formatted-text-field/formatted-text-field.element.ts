import { defineElement } from '../elements/define-element.ts'
import { asField, writtenFieldProps } from '../elements/field-options.ts'
import { textsOf } from '../elements/texts.ts'
import { formattedTextFieldMessages } from '../messages/en/formatted-text-field.ts'
import { FormattedTextField } from './formatted-text-field.tsx'
import './formatted-text-field.css'

export const element = defineElement('kit-formatted-text-field', FormattedTextField, {
  ...asField,
  slots: ['hint', 'preview'],
  props: {
    ...writtenFieldProps,
    rows: Number,
    minLength: Number,
    maxLength: Number,
    spellCheck: Boolean,
    ...textsOf(formattedTextFieldMessages),
  },
})
