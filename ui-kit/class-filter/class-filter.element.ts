import { defineElement } from '../elements/define-element.ts'
import { textsOf } from '../elements/texts.ts'
import { classFilterMessages } from '../messages/en/class-filter.ts'
import { ClassFilter } from './class-filter.tsx'
import './class-filter.css'

export const element = defineElement('kit-class-filter', ClassFilter, {
  props: { ...textsOf(classFilterMessages), value: String, classes: Array, resetHref: String },
  defaults: { value: '', classes: [] },
  events: { onValueChange: { sets: 'value' } },
})
