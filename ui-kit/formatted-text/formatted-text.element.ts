import { defineElement } from '../elements/define-element.ts'
import { formattedTextMessages } from './formatted-text.messages.ts'
import { FormattedText } from './formatted-text.tsx'
import './formatted-text.css'

export const element = defineElement('kit-formatted-text', FormattedText, {
  texts: formattedTextMessages,
  props: { blocks: Array, headingLevel: Number, hrefOf: Function },
  defaults: { blocks: [] },
})
