import { defineElement } from '../elements/define-element.ts'
import { PageHeading } from './page-heading.tsx'
import './page-heading.css'

export const element = defineElement('kit-page-heading', PageHeading, {
  props: { lead: String, back: Object },
  slots: ['children', 'lead', 'actions'],
})
