import { adminOnly } from '../access.ts'
import { endpoint } from '../endpoint.ts'

export const allTeacher = endpoint('GET', '/teacher/allTeacher', adminOnly)
export const singleTeacher = endpoint('GET', '/teacher/singleTeacher/{id}', adminOnly)
export const addTeacher = endpoint('POST', '/teacher/addTeacher', adminOnly)
export const updateTeacher = endpoint('PUT', '/teacher/updateTeacher/{id}', adminOnly)
export const deleteTeacher = endpoint('DELETE', '/teacher/deleteTeacher/{id}', adminOnly)
