import { defineElement } from '../elements/define-element.ts'
import { FaqList } from './faq-list.tsx'
import './faq-list.css'

export const element = defineElement('kit-faq-list', FaqList, {
  props: { items: Array, name: String },
  defaults: { items: [] },
})
