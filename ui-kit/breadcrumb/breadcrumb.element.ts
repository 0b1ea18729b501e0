import { defineElement } from '../elements/define-element.ts'
import { breadcrumbMessages } from './breadcrumb.messages.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import './breadcrumb.css'

export const element = defineElement('kit-breadcrumb', Breadcrumb, {
  texts: breadcrumbMessages,
  props: { links: Array, current: String },
  defaults: { links: [], current: '' },
})
