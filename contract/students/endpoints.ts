import { adminOnly, ownOrStaff, staffOnly, studentList } from '../access.ts'
import { endpoint } from '../endpoint.ts'

export const getAllStudent = endpoint('GET', '/student/getAllStudent', studentList)
export const classFilter = endpoint('POST', '/student/classFilter/{grade}', staffOnly)
export const searchStudent = endpoint('POST', '/student/searchStudent', staffOnly)
/** As searchStudent, with a text that is looked for in all fields. */
export const findStudents = endpoint('POST', '/student/findStudents', staffOnly)
export const studentForTeacher = endpoint('GET', '/forTeachers/studentForTeacher/{id}', staffOnly)
export const getSingleStudent = endpoint('GET', '/student/get-single-student/{id}', adminOnly)
export const addStudent = endpoint('POST', '/student/add-student', adminOnly, 'students')
export const updateStudent = endpoint('POST', '/student/updateStudent/{id}', adminOnly, 'students')
export const deleteStudent = endpoint('DELETE', '/student/deleteStudent/{id}', adminOnly, 'students')
export const studentPhoto = endpoint('GET', '/student/get-student-photo/{id}', ownOrStaff)
/** To be called before many records are read one by one for one purpose, such as paper: the audit has one entry for all. */
export const noteReadings = endpoint('POST', '/student/noteReadings', staffOnly)
