import { adminOnly, ownOrStaff, ownTeacherPhoto, shownPictures, validNotices } from '../access.ts'
import { endpoint } from '../endpoint.ts'

/** In a file of their own: every chunk of the portal needs them, but few need the other endpoints of an entity. */
export const noticePhoto = endpoint('GET', '/notice/get-photo/{id}', validNotices)
export const studentPhoto = endpoint('GET', '/student/get-student-photo/{id}', ownOrStaff)
export const teacherPhoto = endpoint('GET', '/teacher/teacherPhoto/{id}', ownTeacherPhoto)
export const teacherIdCard = endpoint('GET', '/teacher/teacherIdCard/{id}', adminOnly)
export const reportPhoto = endpoint('GET', '/report/gettingPhoto/{id}', ownOrStaff)
/** Of a report of an earlier school year, by the student's id and its own. */
export const earlierReportPhoto = endpoint('GET', '/report/earlier/{id}/photo/{report}', ownOrStaff)
/** A picture of the school's settings. */
export const schoolPicture = endpoint('GET', '/school/pictures/{id}', shownPictures)
