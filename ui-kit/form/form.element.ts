import { defineElement } from '../elements/define-element.ts'
import { FormFrame } from '../elements/form-frame.tsx'
import '../error-summary/error-summary.css'

export const element = defineElement('kit-form', FormFrame, {
  props: { validate: Function, serverErrors: Array, busy: Boolean, summaryHeading: String },
  slots: ['children'],
  events: { onValidSubmit: { cancelable: true }, onInvalid: {} },
  adapt: (props, host) => ({ ...props, host }),
})
