import { defineElement } from '../elements/define-element.ts'
import { fieldProps } from '../elements/field-options.ts'
import { asControl } from '../elements/form-field.ts'
import { fileFieldMessages } from './file-field.messages.ts'
import { FileField } from './file-field.tsx'
import './file-field.css'

export const element = defineElement('kit-file-field', FileField, {
  texts: fileFieldMessages,
  props: {
    ...fieldProps,
    files: Array,
    accept: String,
    multiple: Boolean,
    folder: Boolean,
    maxBytes: Number,
    progress: Object,
    tooLargeMessage: String,
    wrongTypeMessage: String,
  },
  slots: ['hint'],
  events: { onFilesChange: {} },
  form: asControl,
})
