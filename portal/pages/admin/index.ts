/** The area of admins. */
export { AddStudent } from './add-student.tsx'
export { AdminLayout } from './admin-layout.tsx'
export { StudentList } from './student-list.tsx'
