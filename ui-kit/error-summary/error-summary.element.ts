import { defineElement } from '../elements/define-element.ts'
import { errorSummaryMessages } from './error-summary.messages.ts'
import { ErrorSummary } from './error-summary.tsx'
import './error-summary.css'

export const element = defineElement('kit-error-summary', ErrorSummary, {
  texts: errorSummaryMessages,
  props: { errors: Array },
  defaults: { errors: [] },
})
