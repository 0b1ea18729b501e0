import { defineElement } from '../elements/define-element.ts'
import { textsOf } from '../elements/texts.ts'
import { spinnerMessages } from '../messages/en/spinner.ts'
import { Spinner } from './spinner.tsx'
import './spinner.css'

export const element = defineElement('kit-spinner', Spinner, {
  props: { ...textsOf(spinnerMessages), size: String },
  inline: true,
})
