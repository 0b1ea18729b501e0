import { defineElement } from '../elements/define-element.ts'
import { Alert } from './alert.tsx'
import './alert.css'

export const element = defineElement('kit-alert', Alert, {
  props: { tone: String, heading: String, headingLevel: Number, live: Boolean },
  slots: ['children', 'actions'],
})
