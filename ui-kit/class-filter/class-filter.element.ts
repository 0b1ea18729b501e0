import { defineElement } from '../elements/define-element.ts'
import { classFilterMessages } from './class-filter.messages.ts'
import { ClassFilter } from './class-filter.tsx'
import './class-filter.css'

export const element = defineElement('kit-class-filter', ClassFilter, {
  texts: classFilterMessages,
  props: { value: String, classes: Array, resetHref: String },
  defaults: { value: '', classes: [] },
  events: { onValueChange: { sets: 'value' } },
})
