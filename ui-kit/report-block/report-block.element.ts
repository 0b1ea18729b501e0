import { defineElement } from '../elements/define-element.ts'
import { reportBlockMessages } from './report-block.messages.ts'
import { ReportBlock } from './report-block.tsx'
import './report-block.css'

export const element = defineElement('kit-report-block', ReportBlock, {
  texts: reportBlockMessages,
  props: {
    report: Object,
    studentName: String,
    studentDetails: Array,
    schoolName: String,
    signatureLabel: String,
    loading: Boolean,
    tones: Object,
    formatDate: Function,
    headingLevel: Number,
  },
})
