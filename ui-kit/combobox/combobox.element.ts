import { defineElement } from '../elements/define-element.ts'
import { asField, fieldProps } from '../elements/field-options.ts'
import { comboboxMessages } from './combobox.messages.ts'
import { Combobox } from './combobox.tsx'
import './combobox.css'

export const element = defineElement('kit-combobox', Combobox, {
  ...asField,
  texts: comboboxMessages,
  props: {
    ...fieldProps,
    value: String,
    options: Array,
    freeText: Boolean,
    placeholder: String,
    limit: Number,
  },
  defaults: { options: [] },
})
