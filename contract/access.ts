import type { CallName } from './routes.ts'

/**
 * What a caller of some role gets from a call:
 * - `yes`: the whole answer
 * - `own`: only about themselves; anybody else's id is 403, whether or not it exists
 * - `valid`: notices that are still valid
 * - `empty`: success with an empty list
 * - 401, 403: refused
 */
export type Grant = 'yes' | 'own' | 'valid' | 'empty' | 401 | 403

/** One row of the table 'Who may call what': visitor, then roles 0 to 3. */
export type Access = { visitor: Grant; 0: Grant; 1: Grant; 2: Grant; 3: Grant }

const row = (visitor: Grant, user: Grant, student: Grant, teacher: Grant, admin: Grant): Access => ({
  visitor,
  0: user,
  1: student,
  2: teacher,
  3: admin,
})

const everybody = row('yes', 'yes', 'yes', 'yes', 'yes')
const notices = row('valid', 'valid', 'valid', 'valid', 'yes')
const signedIn = row(401, 'yes', 'yes', 'yes', 'yes')
/** Students and staff are deleted by an admin, with their records. */
const plainUserOnly = row(401, 'yes', 403, 403, 403)
const adminOnly = row(401, 403, 403, 403, 'yes')
const staffOnly = row(401, 403, 403, 'yes', 'yes')
const ownOrStaff = row(401, 403, 'own', 'yes', 'yes')
/** A role without a report may ask about itself (the answer is no), about nobody else. */
const availability = row(401, 'own', 'own', 'yes', 'yes')
const studentList = row('empty', 'empty', 'empty', 'yes', 'yes')
const ownTeacherPhoto = row(401, 403, 403, 'own', 'yes')

/** Who may make each call. The browser never loads this: its guards are a courtesy, the server's are the lock. */
export const access: Record<CallName, Access> = {
  register: everybody,
  login: everybody,
  logout: everybody,
  me: everybody,
  account: signedIn,
  deleteAccount: plainUserOnly,
  changePassword: signedIn,
  ownSessions: signedIn,
  endOwnSession: signedIn,
  endOtherSessions: signedIn,
  beginSecondFactor: staffOnly,
  confirmSecondFactor: staffOnly,
  renewRecoveryCodes: staffOnly,
  removeSecondFactor: staffOnly,

  adminAll: adminOnly,
  allUser: adminOnly,
  audit: adminOnly,
  endSessions: adminOnly,
  issuePassword: adminOnly,
  resetSecondFactor: adminOnly,
  requireSecondFactor: adminOnly,
  deleteUser: adminOnly,

  getNotice: notices,
  getSingleNotice: notices,
  noticePhoto: notices,
  addNotice: adminOnly,
  updateNotice: adminOnly,
  deleteNotice: adminOnly,

  getAllStudent: studentList,
  classFilter: staffOnly,
  searchStudent: staffOnly,
  studentPhoto: ownOrStaff,
  studentForTeacher: staffOnly,
  getSingleStudent: adminOnly,
  addStudent: adminOnly,
  updateStudent: adminOnly,
  deleteStudent: adminOnly,

  allTeacher: adminOnly,
  singleTeacher: adminOnly,
  teacherPhoto: ownTeacherPhoto,
  teacherIdCard: adminOnly,
  addTeacher: adminOnly,
  updateTeacher: adminOnly,
  deleteTeacher: adminOnly,

  isReportAvailable: availability,
  getReport: ownOrStaff,
  reportPhoto: ownOrStaff,
  checkReport: staffOnly,
  addReport: staffOnly,
  updateReport: staffOnly,
  deleteReport: staffOnly,

  vitals: everybody,
  health: everybody,
}

/**
 * What members of the staff may call while the school requires a second factor and they have none yet: their own
 * account. Everything else is granted to them as to a plain user.
 */
export const withoutSecondFactor: ReadonlySet<CallName> = new Set([
  'beginSecondFactor',
  'confirmSecondFactor',
] satisfies CallName[])
