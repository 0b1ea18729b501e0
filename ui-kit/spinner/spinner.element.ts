import { defineElement } from '../elements/define-element.ts'
import { spinnerMessages } from './spinner.messages.ts'
import { Spinner } from './spinner.tsx'
import './spinner.css'

export const element = defineElement('kit-spinner', Spinner, {
  texts: spinnerMessages,
  props: { size: String },
  inline: true,
})
