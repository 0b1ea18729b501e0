import { defineElement } from '../elements/define-element.ts'
import { EmptyState } from './empty-state.tsx'
import './empty-state.css'

export const element = defineElement('kit-empty-state', EmptyState, {
  props: { heading: String, illustration: String },
  slots: ['children', 'actions'],
})
