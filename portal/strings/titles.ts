/**
 * The titles of pages, for the page table. The titles that are links of the navigation bar too are in common.ts. Each is
 * a constant of its own, which the minifier writes where it is used.
 */
export const notice = 'Notice'
export const selfCheck = 'Self-check'
export const register = 'Sign Up' // (spec)

export const teacherDashboard = 'Teacher dashboard'
export const students = 'Students'
export const student = 'Student detail'
export const addStudent = 'Add student'
export const updateStudent = 'Update student'

export const addReport = 'Add report'
export const fullReport = 'Report detail'
export const updateReport = 'Update report'

export const teachers = 'Teachers'
export const teacher = 'Teacher detail'
export const addTeacher = 'Add teacher'
export const updateTeacher = 'Update teacher'

export const notices = 'Notices'
export const fullNotice = 'Notice detail'
export const addNotice = 'Add notice'
export const updateNotice = 'Update notice'

export const users = 'Users'
export const paper = 'Paper'
export const promotion = 'Promotion'
export const audit = 'Audit trail'
export const imports = 'Import'
export const deleted = 'Deleted'
export const exports = 'Export'
