import { adminOnly, ownOrStaff, ownTeacherPhoto, shownPictures, validNotices } from '../access.ts'
import { endpoint } from '../endpoint.ts'

/** In a file of their own: every chunk of the portal needs them, but few need the other endpoints of an entity. */
export const noticePhoto = endpoint('GET', '/notice/get-photo/{id}', validNotices)
export const studentPhoto = endpoint('GET', '/student/get-student-photo/{id}', ownOrStaff)
export const teacherPhoto = endpoint('GET', '/teacher/teacherPhoto/{id}', ownTeacherPhoto)
export const teacherIdCard = endpoint('GET', '/teacher/teacherIdCard/{id}', adminOnly)
export const reportPhoto = endpoint('GET', '/report/gettingPhoto/{id}', ownOrStaff)
/** A picture of the school's settings. */
export const schoolPicture = endpoint('GET', '/school/pictures/{id}', shownPictures)
