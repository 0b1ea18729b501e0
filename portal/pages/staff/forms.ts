/** The forms of staff: what adds and changes students, teachers, notices and reports travels as one script. */
import '../../work-style.ts'

export { AddNotice } from '../admin/add-notice.tsx'
export { AddStudent } from '../admin/add-student.tsx'
export { AddTeacher } from '../admin/add-teacher.tsx'
export { UpdateNotice } from '../admin/update-notice.tsx'
export { UpdateStudent } from '../admin/update-student.tsx'
export { UpdateTeacher } from '../admin/update-teacher.tsx'
export { AddReport } from './add-report.tsx'
export { UpdateReport } from './update-report.tsx'
