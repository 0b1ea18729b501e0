/** The report pages of staff: one set for teachers and admins. */
import '../../first-script.ts'

export { AddReport } from './add-report.tsx'
export { FullReport } from './full-report.tsx'
export { ReportChoice } from './report-choice.tsx'
export { UpdateReport } from './update-report.tsx'
