import { defineElement } from '../elements/define-element.ts'
import { textsOf } from '../elements/texts.ts'
import { reportBlockMessages } from '../messages/en/report-block.ts'
import { ReportBlock } from './report-block.tsx'
import './report-block.css'

export const element = defineElement('kit-report-block', ReportBlock, {
  props: {
    report: Object,
    studentName: String,
    studentDetails: Array,
    schoolName: String,
    ...textsOf(reportBlockMessages),
    signatureLabel: String,
    loading: Boolean,
    tones: Object,
    formatDate: Function,
    headingLevel: Number,
  },
})
