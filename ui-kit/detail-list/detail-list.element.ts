import { defineElement } from '../elements/define-element.ts'
import { DetailList } from './detail-list.tsx'
import './detail-list.css'

export const element = defineElement('kit-detail-list', DetailList, {
  props: { items: Array, columns: Number },
  defaults: { items: [] },
})
