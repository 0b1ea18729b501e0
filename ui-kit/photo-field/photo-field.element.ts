import { defineElement } from '../elements/define-element.ts'
import { fieldProps } from '../elements/field-options.ts'
import { asControl } from '../elements/form-field.ts'
import { photoFieldMessages } from './photo-field.messages.ts'
import { PhotoField } from './photo-field.tsx'
import './photo-field.css'

export const element = defineElement('kit-photo-field', PhotoField, {
  texts: photoFieldMessages,
  props: {
    ...fieldProps,
    current: Object,
    types: Array,
    maxBytes: Number,
    tooLargeMessage: String,
  },
  slots: ['hint', 'empty'],
  events: { onPhotoChange: {} },
  form: asControl,
})
