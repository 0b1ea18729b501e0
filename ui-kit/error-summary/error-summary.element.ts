import { defineElement } from '../elements/define-element.ts'
import { textsOf } from '../elements/texts.ts'
import { errorSummaryMessages } from '../messages/en/error-summary.ts'
import { ErrorSummary } from './error-summary.tsx'
import './error-summary.css'

export const element = defineElement('kit-error-summary', ErrorSummary, {
  props: { ...textsOf(errorSummaryMessages), errors: Array },
  defaults: { errors: [] },
})
