import { defineElement } from '../elements/define-element.ts'
import { asField, fieldProps } from '../elements/field-options.ts'
import { textsOf } from '../elements/texts.ts'
import { comboboxMessages } from '../messages/en/combobox.ts'
import { Combobox } from './combobox.tsx'
import './combobox.css'

export const element = defineElement('kit-combobox', Combobox, {
  ...asField,
  props: {
    ...fieldProps,
    ...textsOf(comboboxMessages),
    value: String,
    options: Array,
    freeText: Boolean,
    placeholder: String,
    limit: Number,
  },
  defaults: { options: [] },
})
