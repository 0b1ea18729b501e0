/** The area of teachers: the list of students. Records and forms are shared with admins, in staff/. */
import '../../first-script.ts'

export { TeacherDashboard } from './teacher-dashboard.tsx'
