import { defineElement } from '../elements/define-element.ts'
import { privateInfoMessages } from './private-info.messages.ts'
import { PrivateInfo } from './private-info.tsx'
import './private-info.css'

export const element = defineElement('kit-private-info', PrivateInfo, {
  texts: privateInfoMessages,
  props: { items: Array, open: Boolean, loading: Boolean },
  defaults: { items: [] },
  events: { onOpenChange: { sets: 'open' } },
})
