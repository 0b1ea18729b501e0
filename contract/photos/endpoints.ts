import { adminOnly, ownOrStaff, ownTeacherPhoto, validNotices } from '../access.ts'
import { endpoint } from '../endpoint.ts'

/** By themselves: every script of the portal has them, and only the scripts that need it has the rest of an entity. */
export const noticePhoto = endpoint('GET', '/notice/get-photo/{id}', validNotices)
export const studentPhoto = endpoint('GET', '/student/get-student-photo/{id}', ownOrStaff)
export const teacherPhoto = endpoint('GET', '/teacher/teacherPhoto/{id}', ownTeacherPhoto)
export const teacherIdCard = endpoint('GET', '/teacher/teacherIdCard/{id}', adminOnly)
export const reportPhoto = endpoint('GET', '/report/gettingPhoto/{id}', ownOrStaff)
