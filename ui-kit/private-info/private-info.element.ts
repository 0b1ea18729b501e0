import { defineElement } from '../elements/define-element.ts'
import { textsOf } from '../elements/texts.ts'
import { privateInfoMessages } from '../messages/en/private-info.ts'
import { PrivateInfo } from './private-info.tsx'
import './private-info.css'

export const element = defineElement('kit-private-info', PrivateInfo, {
  props: { ...textsOf(privateInfoMessages), items: Array, open: Boolean, loading: Boolean },
  defaults: { items: [] },
  events: { onOpenChange: { sets: 'open' } },
})
