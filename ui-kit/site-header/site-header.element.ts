import { defineElement } from '../elements/define-element.ts'
import { siteHeaderMessages } from './site-header.messages.ts'
import { SiteHeader } from './site-header.tsx'
import './site-header.css'

export const element = defineElement('kit-site-header', SiteHeader, {
  texts: siteHeaderMessages,
  props: { name: String, homeHref: String, links: Array, area: Object, user: String },
  defaults: { links: [] },
  slots: ['actions'],
})
