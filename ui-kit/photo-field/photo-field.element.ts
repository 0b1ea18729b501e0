import { defineElement } from '../elements/define-element.ts'
import { fieldProps } from '../elements/field-options.ts'
import { asControl } from '../elements/form-field.ts'
import { textsOf } from '../elements/texts.ts'
import { photoFieldMessages } from '../messages/en/photo-field.ts'
import { PhotoField } from './photo-field.tsx'
import './photo-field.css'

export const element = defineElement('kit-photo-field', PhotoField, {
  props: {
    ...fieldProps,
    ...textsOf(photoFieldMessages),
    current: Object,
    types: Array,
    maxBytes: Number,
    tooLargeMessage: String,
  },
  slots: ['hint', 'empty'],
  events: { onPhotoChange: {} },
  form: asControl,
})
