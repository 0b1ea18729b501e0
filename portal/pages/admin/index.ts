/** The area of admins: menu, totals and lists. Records and forms are in staff/. */
import '../../first-script.ts'

export { AdminLayout } from './admin-layout.tsx'
export { AuditTrail } from './audit-trail.tsx'
export { AdminDashboard } from './dashboard.tsx'
export { NoticeList } from './notice-list.tsx'
export { StudentList } from './student-list.tsx'
export { TeacherList } from './teacher-list.tsx'
export { UserList } from './user-list.tsx'
