import { defineElement } from '../elements/define-element.ts'
import { choiceProps } from '../elements/field-options.ts'
import { asControl } from '../elements/form-field.ts'
import { Checkbox } from './checkbox.tsx'
import './checkbox.css'

export const element = defineElement('kit-checkbox', Checkbox, {
  props: { ...choiceProps, value: String, checked: Boolean, indeterminate: Boolean },
  slots: ['label', 'hint'],
  form: asControl,
  events: { onCheckedChange: { sets: 'checked' } },
})
