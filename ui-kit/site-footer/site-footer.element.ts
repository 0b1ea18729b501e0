import { defineElement } from '../elements/define-element.ts'
import { siteFooterMessages } from './site-footer.messages.ts'
import { SiteFooter } from './site-footer.tsx'
import './site-footer.css'

export const element = defineElement('kit-site-footer', SiteFooter, {
  texts: siteFooterMessages,
  props: { name: String, links: Array, address: String },
  slots: ['children', 'address'],
})
