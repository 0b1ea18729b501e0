/** One record on a page, for staff: its details, its report, and what can be done with it. */
import '../../work-style.ts'

export { FullNotice } from '../admin/full-notice.tsx'
export { FullStudent } from '../admin/full-student.tsx'
export { FullTeacher } from '../admin/full-teacher.tsx'
export { FullReport } from './full-report.tsx'
export { ReportChoice } from './report-choice.tsx'
export { StudentPage } from './student-page.tsx'
