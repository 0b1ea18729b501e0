import { defineElement } from '../elements/define-element.ts'
import { TeamCard } from './team-card.tsx'
import './team-card.css'

export const element = defineElement('kit-team-card', TeamCard, {
  props: { name: String, position: String, photoSrc: String, headingLevel: Number },
  slots: ['children'],
})
