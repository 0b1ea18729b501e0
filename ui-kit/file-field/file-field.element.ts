import { defineElement } from '../elements/define-element.ts'
import { fieldProps } from '../elements/field-options.ts'
import { asControl } from '../elements/form-field.ts'
import { textsOf } from '../elements/texts.ts'
import { fileFieldMessages } from '../messages/en/file-field.ts'
import { FileField } from './file-field.tsx'
import './file-field.css'

export const element = defineElement('kit-file-field', FileField, {
  props: {
    ...fieldProps,
    ...textsOf(fileFieldMessages),
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
