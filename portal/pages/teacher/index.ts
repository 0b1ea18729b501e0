/** The area of teachers; the report pages are in staff/reports.ts. */
import '../../first-script.ts'

export { StudentPage } from '../staff/student-page.tsx'
export { TeacherDashboard } from './teacher-dashboard.tsx'
