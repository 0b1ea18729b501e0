/** Where a call is. Under the same name: who may make it in `access.ts`, what it takes and answers in `calls.ts`. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `BASE_PATH`; `{name}` is a parameter. */
  path: string
}

export const BASE_PATH = '/api/v1'

const to = <M extends Route['method'], P extends string>(method: M, path: P) => ({ method, path })

/**
 * Every call there is, in the order of the specification. The server mounts these and no others:
 * a path without an entry here is refused.
 */
export const routes = {
  register: to('POST', '/auth/register'),
  login: to('PUT', '/auth/login'),
  logout: to('POST', '/auth/logout'),
  me: to('GET', '/auth/me'),
  account: to('GET', '/auth/account'),
  deleteAccount: to('POST', '/auth/account/delete'),
  changePassword: to('PUT', '/auth/password'),
  ownSessions: to('GET', '/auth/sessions'),
  endOwnSession: to('DELETE', '/auth/sessions/{id}'),
  endOtherSessions: to('POST', '/auth/sessions/endOthers'),
  beginSecondFactor: to('POST', '/auth/secondFactor/begin'),
  confirmSecondFactor: to('POST', '/auth/secondFactor/confirm'),
  renewRecoveryCodes: to('POST', '/auth/secondFactor/recoveryCodes'),
  removeSecondFactor: to('POST', '/auth/secondFactor/remove'),

  adminAll: to('GET', '/admin/adminAll'),
  allUser: to('GET', '/admin/allUser'),
  audit: to('GET', '/admin/audit'),
  endSessions: to('POST', '/admin/endSessions/{id}'),
  issuePassword: to('POST', '/admin/issuePassword/{id}'),
  resetSecondFactor: to('POST', '/admin/resetSecondFactor/{id}'),
  requireSecondFactor: to('PUT', '/admin/requireSecondFactor'),
  deleteUser: to('DELETE', '/admin/deleteUser/{id}'),

  getNotice: to('GET', '/notice/getNotice'),
  getSingleNotice: to('GET', '/notice/getSingleNotice/{id}'),
  noticePhoto: to('GET', '/notice/get-photo/{id}'),
  addNotice: to('POST', '/notice/addNotice'),
  updateNotice: to('POST', '/notice/updateNotice/{id}'),
  deleteNotice: to('DELETE', '/notice/deleteNotice/{id}'),

  getAllStudent: to('GET', '/student/getAllStudent'),
  classFilter: to('POST', '/student/classFilter/{grade}'),
  searchStudent: to('POST', '/student/searchStudent'),
  studentPhoto: to('GET', '/student/get-student-photo/{id}'),
  studentForTeacher: to('GET', '/forTeachers/studentForTeacher/{id}'),
  getSingleStudent: to('GET', '/student/get-single-student/{id}'),
  addStudent: to('POST', '/student/add-student'),
  updateStudent: to('POST', '/student/updateStudent/{id}'),
  deleteStudent: to('DELETE', '/student/deleteStudent/{id}'),

  allTeacher: to('GET', '/teacher/allTeacher'),
  singleTeacher: to('GET', '/teacher/singleTeacher/{id}'),
  teacherPhoto: to('GET', '/teacher/teacherPhoto/{id}'),
  teacherIdCard: to('GET', '/teacher/teacherIdCard/{id}'),
  addTeacher: to('POST', '/teacher/addTeacher'),
  updateTeacher: to('PUT', '/teacher/updateTeacher/{id}'),
  deleteTeacher: to('DELETE', '/teacher/deleteTeacher/{id}'),

  isReportAvailable: to('PUT', '/report/isReportAvaliable'),
  getReport: to('GET', '/report/getReport/{id}'),
  reportPhoto: to('GET', '/report/gettingPhoto/{id}'),
  checkReport: to('GET', '/report/checkingAvalible/{id}'),
  addReport: to('POST', '/report/addReport'),
  updateReport: to('PUT', '/report/updateReport/{id}'),
  deleteReport: to('DELETE', '/report/deleteReport/{id}'),

  vitals: to('POST', '/vitals'),
  health: to('GET', '/health'),
} satisfies Record<string, Route>

export type CallName = keyof typeof routes
