import { defineElement } from '../elements/define-element.ts'
import { Badge } from './badge.tsx'
import './badge.css'

export const element = defineElement('kit-badge', Badge, { props: { tone: String }, slots: ['children'], inline: true })
