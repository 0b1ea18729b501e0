import { defineElement } from '../elements/define-element.ts'
import { textsOf } from '../elements/texts.ts'
import { siteHeaderMessages } from '../messages/en/site-header.ts'
import { SiteHeader } from './site-header.tsx'
import './site-header.css'

export const element = defineElement('kit-site-header', SiteHeader, {
  props: { ...textsOf(siteHeaderMessages), name: String, homeHref: String, links: Array, area: Object, user: String },
  defaults: { links: [] },
  slots: ['actions'],
})
