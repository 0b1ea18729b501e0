import { adminOnly } from '../access.ts'
import { endpoint } from '../endpoint.ts'

/** Calls about many records at once. Each does all of it or, if one record cannot be found, nothing. */

export const moveStudents = endpoint('POST', '/student/moveStudents', adminOnly, 'students')
export const deleteStudents = endpoint('POST', '/student/deleteStudents', adminOnly, 'students')
export const deleteTeachers = endpoint('POST', '/teacher/deleteTeachers', adminOnly)
export const deleteNotices = endpoint('POST', '/notice/deleteNotices', adminOnly)
/** Only plain users: other logins go with their student or teacher. */
export const deleteUsers = endpoint('POST', '/admin/deleteUsers', adminOnly)
