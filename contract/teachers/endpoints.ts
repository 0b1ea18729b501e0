import { adminOnly, ownTeacherPhoto } from '../access.ts'
import { endpoint } from '../endpoint.ts'

export const allTeacher = endpoint('GET', '/teacher/allTeacher', adminOnly)
export const singleTeacher = endpoint('GET', '/teacher/singleTeacher/{id}', adminOnly)
export const addTeacher = endpoint('POST', '/teacher/addTeacher', adminOnly)
export const updateTeacher = endpoint('PUT', '/teacher/updateTeacher/{id}', adminOnly)
export const deleteTeacher = endpoint('DELETE', '/teacher/deleteTeacher/{id}', adminOnly)
export const teacherPhoto = endpoint('GET', '/teacher/teacherPhoto/{id}', ownTeacherPhoto)
export const teacherIdCard = endpoint('GET', '/teacher/teacherIdCard/{id}', adminOnly)
