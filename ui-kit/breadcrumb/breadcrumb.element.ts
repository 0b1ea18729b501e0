import { defineElement } from '../elements/define-element.ts'
import { textsOf } from '../elements/texts.ts'
import { breadcrumbMessages } from '../messages/en/breadcrumb.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import './breadcrumb.css'

export const element = defineElement('kit-breadcrumb', Breadcrumb, {
  props: { ...textsOf(breadcrumbMessages), links: Array, current: String },
  defaults: { links: [], current: '' },
})
