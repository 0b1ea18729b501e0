import { styleProps } from '../elements/button-props.ts'
import { defineElement } from '../elements/define-element.ts'
import { CopyButton } from './copy-button.tsx'
import './copy-button.css'

export const element = defineElement('kit-copy-button', CopyButton, {
  props: { ...styleProps, label: String, labelShown: Boolean, value: String, disabled: Boolean },
  events: { onCopied: {}, onCopyFailed: {} },
  inline: true,
})
