/** The lists of staff, of teachers and admins: the table travels with them, once. */
import '../../work-style.ts'

export { AuditTrail } from '../admin/audit-trail.tsx'
export { NoticeList } from '../admin/notice-list.tsx'
export { StudentList } from '../admin/student-list.tsx'
export { TeacherList } from '../admin/teacher-list.tsx'
export { UserList } from '../admin/user-list.tsx'
export { TeacherDashboard } from '../teacher/teacher-dashboard.tsx'
