import type { Access } from './access.ts'
import * as access from './access.ts'

/** Where a call is and who may make it. What it takes and answers: `calls.ts`, under the same name. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `BASE_PATH`; `{name}` is a parameter. */
  path: string
  access: Access
}

export const BASE_PATH = '/api/v1'

const to = <M extends Route['method'], P extends string>(method: M, path: P, access: Access) => ({
  method,
  path,
  access,
})

/**
 * Every call there is, in the order of the specification. The server mounts these and no others:
 * a path without an entry here is refused.
 */
export const routes = {
  register: to('POST', '/auth/register', access.everybody),
  login: to('PUT', '/auth/login', access.everybody),
  logout: to('POST', '/auth/logout', access.everybody),
  me: to('GET', '/auth/me', access.everybody),

  adminAll: to('GET', '/admin/adminAll', access.adminOnly),
  allUser: to('GET', '/admin/allUser', access.adminOnly),
  audit: to('GET', '/admin/audit', access.adminOnly),
  endSessions: to('POST', '/admin/endSessions/{id}', access.adminOnly),

  getNotice: to('GET', '/notice/getNotice', access.notices),
  getSingleNotice: to('GET', '/notice/getSingleNotice/{id}', access.notices),
  noticePhoto: to('GET', '/notice/get-photo/{id}', access.notices),
  addNotice: to('POST', '/notice/addNotice', access.adminOnly),
  updateNotice: to('POST', '/notice/updateNotice/{id}', access.adminOnly),
  deleteNotice: to('DELETE', '/notice/deleteNotice/{id}', access.adminOnly),

  getAllStudent: to('GET', '/student/getAllStudent', access.studentList),
  classFilter: to('POST', '/student/classFilter/{grade}', access.staffOnly),
  searchStudent: to('POST', '/student/searchStudent', access.staffOnly),
  studentPhoto: to('GET', '/student/get-student-photo/{id}', access.ownOrStaff),
  studentForTeacher: to('GET', '/forTeachers/studentForTeacher/{id}', access.staffOnly),
  getSingleStudent: to('GET', '/student/get-single-student/{id}', access.adminOnly),
  addStudent: to('POST', '/student/add-student', access.adminOnly),
  updateStudent: to('POST', '/student/updateStudent/{id}', access.adminOnly),
  deleteStudent: to('DELETE', '/student/deleteStudent/{id}', access.adminOnly),

  allTeacher: to('GET', '/teacher/allTeacher', access.adminOnly),
  singleTeacher: to('GET', '/teacher/singleTeacher/{id}', access.adminOnly),
  teacherPhoto: to('GET', '/teacher/teacherPhoto/{id}', access.ownTeacherPhoto),
  teacherIdCard: to('GET', '/teacher/teacherIdCard/{id}', access.adminOnly),
  addTeacher: to('POST', '/teacher/addTeacher', access.adminOnly),
  updateTeacher: to('PUT', '/teacher/updateTeacher/{id}', access.adminOnly),
  deleteTeacher: to('DELETE', '/teacher/deleteTeacher/{id}', access.adminOnly),

  isReportAvailable: to('PUT', '/report/isReportAvaliable', access.availability),
  getReport: to('GET', '/report/getReport/{id}', access.ownOrStaff),
  reportPhoto: to('GET', '/report/gettingPhoto/{id}', access.ownOrStaff),
  checkReport: to('GET', '/report/checkingAvalible/{id}', access.staffOnly),
  addReport: to('POST', '/report/addReport', access.staffOnly),
  updateReport: to('PUT', '/report/updateReport/{id}', access.staffOnly),
  deleteReport: to('DELETE', '/report/deleteReport/{id}', access.staffOnly),

  vitals: to('POST', '/vitals', access.everybody),
  health: to('GET', '/health', access.everybody),
} satisfies Record<string, Route>

export type CallName = keyof typeof routes
