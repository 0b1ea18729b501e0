import { defineElement } from '../elements/define-element.ts'
import { textsOf } from '../elements/texts.ts'
import { siteFooterMessages } from '../messages/en/site-footer.ts'
import { SiteFooter } from './site-footer.tsx'
import './site-footer.css'

export const element = defineElement('kit-site-footer', SiteFooter, {
  props: { ...textsOf(siteFooterMessages), name: String, links: Array, address: String },
  slots: ['children', 'address'],
})
