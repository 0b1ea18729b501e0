/**
 * Every endpoint there is, by entity: method, path, access. The server mounts these and no others: a path without an entry
 * is refused. What each takes and returns has the same name in the entity's schemas.ts. Use
 * `import * as endpoints from '#contract/endpoints'`: a bundle then has only the endpoints that it uses.
 */
import {
  adminOnly,
  childOwnOrStaff,
  everybody,
  familyOnly,
  ownAvailability,
  ownOrStaff,
  ownTeacherPhoto,
  plainUserOnly,
  shownPictures,
  signedIn,
  staffOnly,
  studentList,
  validNotices,
} from './access.ts'
import { endpoint } from './endpoint.ts'

// The server

/** The web-vitals of one page life, which are only logged. */
export const vitals = endpoint('POST', '/vitals', everybody)
/** Whether the server can do its work. */
export const health = endpoint('GET', '/health', everybody)

// Logging in

export const register = endpoint('POST', '/auth/register', everybody)
export const login = endpoint('PUT', '/auth/login', everybody)
/** Ends the session on the server too. */
export const logout = endpoint('POST', '/auth/logout', everybody)
/** Whose session it is. */
export const me = endpoint('GET', '/auth/me', everybody)

// The own account

export const account = endpoint('GET', '/auth/account', signedIn)
export const deleteAccount = endpoint('POST', '/auth/account/delete', plainUserOnly)
export const changePassword = endpoint('PUT', '/auth/password', signedIn)
/** The mail address by which the caller is told of what is there to read. */
export const giveOwnMail = endpoint('POST', '/auth/mail', signedIn)
export const changeOwnMail = endpoint('PUT', '/auth/mail', signedIn)
export const removeOwnMail = endpoint('DELETE', '/auth/mail', signedIn)
export const ownSessions = endpoint('GET', '/auth/sessions', signedIn)
export const endOwnSession = endpoint('DELETE', '/auth/sessions/{id}', signedIn)
export const endOtherSessions = endpoint('POST', '/auth/sessions/endOthers', signedIn)
export const beginSecondFactor = endpoint('POST', '/auth/secondFactor/begin', staffOnly)
export const confirmSecondFactor = endpoint('POST', '/auth/secondFactor/confirm', staffOnly)
export const renewRecoveryCodes = endpoint('POST', '/auth/secondFactor/recoveryCodes', staffOnly)
export const removeSecondFactor = endpoint('POST', '/auth/secondFactor/remove', staffOnly)

// Users, audit and figures

export const adminAll = endpoint('GET', '/admin/adminAll', adminOnly)
export const statistics = endpoint('GET', '/admin/statistics', adminOnly)
export const allUser = endpoint('GET', '/admin/allUser', adminOnly)
export const audit = endpoint('GET', '/admin/audit', adminOnly)
/** The staff, to choose from: who did it. */
export const auditPeople = endpoint('GET', '/admin/audit/people', adminOnly)
/** The records of one entry. */
export const auditRecords = endpoint('GET', '/admin/audit/{id}/records', adminOnly)
/** Throws out a stolen session, and all others of the login. */
export const endSessions = endpoint('POST', '/admin/endSessions/{id}', adminOnly)
/** A new password for somebody who forgot it; `id` is that of a login, a student or a teacher. Never for an admin. */
export const issuePassword = endpoint('POST', '/admin/issuePassword/{id}', adminOnly)
/**
 * The same for many at once. Of two calls at the same time for one login the second has `success: false` and changes
 * nothing.
 */
export const issuePasswords = endpoint('POST', '/admin/issuePasswords', adminOnly)
export const resetSecondFactor = endpoint('POST', '/admin/resetSecondFactor/{id}', adminOnly)
export const requireSecondFactor = endpoint('PUT', '/admin/requireSecondFactor', adminOnly)
export const confirmClock = endpoint('POST', '/admin/confirmClock', adminOnly)
export const deleteUser = endpoint('DELETE', '/admin/deleteUser/{id}', adminOnly)

// Logins to hand out

/**
 * The logins of many people at once, to hand them out on paper. In the audit it is 'read secrets', or with `use: 'print'`
 * 'print secrets', which counts as the reading too.
 */
export const logins = endpoint('POST', '/admin/logins', adminOnly)
/** The address that is printed on them, to look at before. */
export const portalAddress = endpoint('GET', '/admin/portalAddress', adminOnly)
/** A name in letters that every keyboard has, of which the user id is made. An import does the same. */
export const romanizeName = endpoint('POST', '/admin/romanizeName', adminOnly)

// Students

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
/**
 * To be called before many records are read one by one for one purpose, such as paper: the audit has one entry for all
 * readings by the same person within ten minutes.
 */
export const noteReadings = endpoint('POST', '/student/noteReadings', staffOnly)

// Several records at once

/** Calls about many records at once. Each does all of it or, if one record cannot be found, nothing. */

export const moveStudents = endpoint('POST', '/student/moveStudents', adminOnly, 'students')
export const deleteStudents = endpoint('POST', '/student/deleteStudents', adminOnly, 'students')
export const deleteTeachers = endpoint('POST', '/teacher/deleteTeachers', adminOnly)
export const deleteNotices = endpoint('POST', '/notice/deleteNotices', adminOnly)
/** Only plain users: other logins go with their student or teacher. */
export const deleteUsers = endpoint('POST', '/admin/deleteUsers', adminOnly)

// Students who have left the school. No call of the present school finds them, except the reports of earlier years
// (`earlierReports`, `earlierReportPhoto`), the files about one person and the search of the audit.

/** Lists and searches them. */
export const findFormer = endpoint('POST', '/student/former/find', adminOnly)
/** The school years and classes to filter by. */
export const formerFilters = endpoint('GET', '/student/formerFilters', adminOnly)
/** The names of those whose records are erased. */
export const formerRegister = endpoint('GET', '/student/formerRegister', adminOnly)
export const formerStudent = endpoint('GET', '/student/former/{id}', adminOnly)
export const formerPhoto = endpoint('GET', '/student/former/{id}/photo', adminOnly)
/** Corrects what is recorded of the leaving. */
export const changeLeaving = endpoint('PUT', '/student/former/{id}', adminOnly)

/** Students leave the school: all of the selection or, if one cannot be found, none. */
export const leaveSchool = endpoint('POST', '/student/leave', adminOnly, 'students')
/** They are in a class again, with their login and their report as these were. */
export const bringBack = endpoint('POST', '/student/former/bringBack', adminOnly, 'students')
export const eraseFormer = endpoint('POST', '/student/former/erase', adminOnly)

// Parents and guardians

/** The children of the caller. */
export const family = endpoint('GET', '/family', familyOnly)
/** Makes the caller a guardian of the student whose code the office has printed. */
export const joinFamily = endpoint('POST', '/family/code', familyOnly)
/** By the student's id: ends the link of the caller. */
export const leaveFamily = endpoint('DELETE', '/family/{id}', familyOnly)
/** Of a student, who may have left the school. */
export const guardians = endpoint('GET', '/student/guardians/{id}', adminOnly)
export const addGuardian = endpoint('POST', '/student/guardians/{id}', adminOnly)
export const endGuardian = endpoint('DELETE', '/student/guardians/{id}/{user}', adminOnly)
/** Makes one code for each of these students, to hand it out on paper. */
export const familyCodes = endpoint('POST', '/student/familyCodes', adminOnly)
/** By the code's id. */
export const endFamilyCode = endpoint('DELETE', '/student/familyCodes/{id}', adminOnly)

// Teachers

export const allTeacher = endpoint('GET', '/teacher/allTeacher', adminOnly)
export const singleTeacher = endpoint('GET', '/teacher/singleTeacher/{id}', adminOnly)
export const addTeacher = endpoint('POST', '/teacher/addTeacher', adminOnly)
export const updateTeacher = endpoint('PUT', '/teacher/updateTeacher/{id}', adminOnly)
export const deleteTeacher = endpoint('DELETE', '/teacher/deleteTeacher/{id}', adminOnly)
export const teacherPhoto = endpoint('GET', '/teacher/teacherPhoto/{id}', ownTeacherPhoto)
export const teacherIdCard = endpoint('GET', '/teacher/teacherIdCard/{id}', adminOnly)

// Reports

export const isReportAvailable = endpoint('PUT', '/report/isReportAvaliable', ownAvailability)
export const getReport = endpoint('GET', '/report/getReport/{id}', childOwnOrStaff)
export const checkReport = endpoint('GET', '/report/checkingAvalible/{id}', staffOnly)
export const addReport = endpoint('POST', '/report/addReport', staffOnly, 'students')
export const updateReport = endpoint('PUT', '/report/updateReport/{id}', staffOnly, 'students')
export const deleteReport = endpoint('DELETE', '/report/deleteReport/{id}', staffOnly, 'students')
/** Students and families may read reports from now on, or from a day. */
export const releaseReports = endpoint('POST', '/report/release', adminOnly, 'students')
/** Reports that no student or guardian has read are for staff only again. */
export const takeBackReports = endpoint('POST', '/report/takeBack', adminOnly, 'students')
export const reportPhoto = endpoint('GET', '/report/gettingPhoto/{id}', childOwnOrStaff)
/** The reports of a student from the school years before the present one. */
export const earlierReports = endpoint('GET', '/report/earlier/{id}', childOwnOrStaff)
/** The school years before the present one that have reports, and in which classes. */
export const reportYears = endpoint('GET', '/report/years', staffOnly)
/** The reports of one class in one of them, to be printed. */
export const reportsOfYear = endpoint('GET', '/report/ofYear', staffOnly)
/** By the student's id and that of the report. */
export const earlierReportPhoto = endpoint('GET', '/report/earlier/{id}/photo/{report}', childOwnOrStaff)

// Notices

export const getNotice = endpoint('GET', '/notice/getNotice', validNotices)
export const getSingleNotice = endpoint('GET', '/notice/getSingleNotice/{id}', validNotices)
export const addNotice = endpoint('POST', '/notice/addNotice', adminOnly)
export const updateNotice = endpoint('POST', '/notice/updateNotice/{id}', adminOnly)
export const deleteNotice = endpoint('DELETE', '/notice/deleteNotice/{id}', adminOnly)
export const noticePhoto = endpoint('GET', '/notice/get-photo/{id}', validNotices)
export const addNoticeFile = endpoint('POST', '/notice/addFile/{id}', adminOnly)
export const changeNoticeFile = endpoint('PUT', '/notice/changeFile/{id}', adminOnly)
export const deleteNoticeFile = endpoint('DELETE', '/notice/deleteFile/{id}', adminOnly)
export const noticeFile = endpoint('GET', '/notice/file/{id}', validNotices)

// Notices by mail. A visitor who subscribes is known by the key in the links of the mails, and by nothing else.

/** Asks for notices by mail: the address gets a mail whose link confirms it. */
export const subscribe = endpoint('POST', '/mail/subscribe', everybody)
/** What was asked for, by the key of a mail. Not a GET: a key in a URL would be in the logs of proxies. */
export const mailSubscription = endpoint('POST', '/mail/subscription', everybody)
export const confirmSubscription = endpoint('POST', '/mail/confirm', everybody)
export const changeSubscription = endpoint('PUT', '/mail/subscription', everybody)
/** Ends it with one click in the program that shows the mail (RFC 8058), which sends no JSON. */
export const unsubscribe = endpoint('POST', '/mail/unsubscribe', everybody)
/** The same address opened as a page: leads to that of the subscription, and changes nothing. */
export const subscriptionPage = endpoint('GET', '/mail/unsubscribe', everybody)
/** How mail is: settings, figures, and the notices whose mails wait. */
export const mailState = endpoint('GET', '/admin/mail', adminOnly)
export const changeMail = endpoint('PUT', '/admin/mail', adminOnly)
/** To how many addresses a notice of a category goes. */
export const mailReach = endpoint('GET', '/admin/mail/reach', adminOnly)
/** Connects to the mail server, and says what is wrong. */
export const tryMail = endpoint('POST', '/admin/mail/try', adminOnly)
export const mailAddresses = endpoint('GET', '/admin/mail/addresses', adminOnly)
export const eraseMailAddress = endpoint('DELETE', '/admin/mail/addresses/{id}', adminOnly)
/** Stops the mails of a notice that were not sent yet. */
export const stopMailing = endpoint('DELETE', '/admin/mail/mailings/{id}', adminOnly)

// School years

/** The school year, the last change of it, and what a promotion of the whole school would do now. */
export const promotion = endpoint('GET', '/student/promotion', adminOnly)
/**
 * Promotes the school, with or without the beginning of a new year: everybody comes into the next class, and who is in the
 * last one leaves, as by `leaveSchool` with 'finished'. The call that was done last does nothing when it is sent again, and
 * has the same response.
 */
export const promote = endpoint('POST', '/student/promote', adminOnly, 'students')
/**
 * Begins a school year without a promotion: the reports are filed, and everybody is without one. Where backups are set up, one is made before.
 */
export const beginYear = endpoint('POST', '/admin/schoolYear', adminOnly, 'students')
/** Takes back the last promotion or beginning of a year, for 30 days, as long as nobody has worked on it; `undo` of `promotion` says why not. */
export const undoYearChange = endpoint('POST', '/admin/schoolYear/{id}/undo', adminOnly, 'students')

// The school's settings

/** What visitors may read of the settings. */
export const publicSchool = endpoint('GET', '/school', everybody)
export const getSchool = endpoint('GET', '/admin/school', adminOnly)
export const updateSchool = endpoint('PUT', '/admin/school', adminOnly, 'students')
/**
 * Saves the settings of a file, which is their JSON, or a ZIP that has it and its pictures, such as `exportSchool` makes, by
 * the rules of `updateSchool`: what was changed since the file was exported stays, and where both have changed the same
 * the response has the conflicts. A setting that the file lacks stays as it is.
 */
export const importSchool = endpoint('POST', '/admin/school/import', adminOnly)
export const schoolVersions = endpoint('GET', '/admin/school/versions', adminOnly)
export const schoolVersion = endpoint('GET', '/admin/school/versions/{version}', adminOnly)
/** A page that the school has written, in the language of the caller. 404 also for a draft. */
export const schoolPage = endpoint('GET', '/school/page/{slug}', everybody)
/** Samples of the pages that a school must have; what they name in braces is replaced by facts of the server. */
export const legalSamples = endpoint('GET', '/admin/school/legal', adminOnly)
/**
 * A file for a page, kept by a hash of its bytes. Everybody reads it with `noticeFile` once the saved settings have it on a
 * page.
 */
export const addSchoolFile = endpoint('POST', '/admin/school/files', adminOnly)
/** A picture for the settings, kept by a hash of its content. */
export const addSchoolPicture = endpoint('POST', '/admin/school/pictures', adminOnly)
/** A picture of the settings. Everybody may see those of a saved version. */
export const schoolPicture = endpoint('GET', '/school/pictures/{id}', shownPictures)

// Imports

/** A file with the headings and one example row. */
export const importTemplate = endpoint('GET', '/importTemplate', adminOnly)
/** Reads a file into a draft; nothing is added to the school before `runImport`. */
export const createImport = endpoint('POST', '/imports', adminOnly)
/** Drafts and earlier imports, newest first. */
export const listImports = endpoint('GET', '/imports', adminOnly)
/** One import with a page of its rows; of one that is done, those are its added and changed records. */
export const getImport = endpoint('GET', '/imports/{id}', adminOnly)
/** Drops a draft. */
export const deleteImport = endpoint('DELETE', '/imports/{id}', adminOnly)
/**
 * Changes a draft: which column is which field, what is decided for all rows, and cells of single rows. The response has
 * the page of rows that the sender looks at.
 */
export const changeImport = endpoint('PATCH', '/imports/{id}', adminOnly)
/** The refused rows as CSV, each with its reasons, for 24 hours. A person can correct the file and import it, also after the import. */
export const refusedImportRows = endpoint('GET', '/imports/{id}/refused', adminOnly)
/** A ZIP of photos, which are read after the response: `getImport` has the progress. */
export const addImportPhotos = endpoint('POST', '/imports/{id}/photos', adminOnly)
/** One photo of a folder. */
export const addImportPhoto = endpoint('POST', '/imports/{id}/photo', adminOnly)
/**
 * Begins the import, which continues after the response and when the page is closed: `getImport` has the progress. Nothing
 * is written that nobody has seen: where the school has changed since the draft was last changed, so that rows are refused
 * or would add people who were known, that is said, and it is written when this is called again.
 */
export const runImport = endpoint('POST', '/imports/{id}/run', adminOnly)
export const undoImport = endpoint('POST', '/imports/{id}/undo', adminOnly, 'students')

// Files to download. Each is a POST although it changes no record: it is recorded in the audit, and no browser or proxy
// may repeat it or fetch it ahead.

export const exportStudents = endpoint('POST', '/export/students', staffOnly)
export const exportFormer = endpoint('POST', '/export/former', adminOnly)
export const exportTeachers = endpoint('POST', '/export/teachers', adminOnly)
export const exportNotices = endpoint('POST', '/export/notices', adminOnly)
export const exportReports = endpoint('POST', '/export/reports', adminOnly)
export const exportUsers = endpoint('POST', '/export/users', adminOnly)
export const exportAudit = endpoint('POST', '/export/audit', adminOnly)
/** Everything about one person, by the `_id` of the student, the teacher or the login: a ZIP of a page, JSON and photos. */
export const exportPerson = endpoint('POST', '/export/person/{id}', adminOnly)
/** The same about the caller. */
export const exportOwn = endpoint('POST', '/export/own', signedIn)
/**
 * All lists with all photos, as a ZIP: students and teachers have the columns of an import, and the settings are what
 * `importSchool` reads. Nothing reads its notices and reports back.
 */
export const exportSchool = endpoint('POST', '/export/school', adminOnly)

// Deleted records

/** What was deleted, which can be restored for 30 days or erased before. */
export const allDeleted = endpoint('GET', '/admin/deleted', adminOnly)
export const restoreDeleted = endpoint('POST', '/admin/deleted/restore', adminOnly, 'students')
export const eraseDeleted = endpoint('POST', '/admin/deleted/erase', adminOnly)
