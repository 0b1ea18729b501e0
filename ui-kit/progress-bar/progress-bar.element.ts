import { defineElement } from '../elements/define-element.ts'
import { ProgressBar } from './progress-bar.tsx'
import './progress-bar.css'

export const element = defineElement('kit-progress-bar', ProgressBar, { props: { value: Number, label: String } })
