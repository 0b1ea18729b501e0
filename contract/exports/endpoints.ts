import { adminOnly, signedIn, staffOnly } from '../access.ts'
import { endpoint } from '../endpoint.ts'

/**
 * Files to download. Each is a POST although it changes no record: it is recorded in the audit, and no browser or proxy
 * may repeat it or fetch it ahead.
 */

export const exportStudents = endpoint('POST', '/export/students', staffOnly)
export const exportFormer = endpoint('POST', '/export/former', adminOnly)
export const exportTeachers = endpoint('POST', '/export/teachers', adminOnly)
export const exportNotices = endpoint('POST', '/export/notices', adminOnly)
export const exportReports = endpoint('POST', '/export/reports', adminOnly)
export const exportUsers = endpoint('POST', '/export/users', adminOnly)
export const exportAudit = endpoint('POST', '/export/audit', adminOnly)
/** Everything about one person, by the `_id` of the student, the teacher or the login. */
export const exportPerson = endpoint('POST', '/export/person/{id}', adminOnly)
/** Everything about the caller. */
export const exportOwn = endpoint('POST', '/export/own', signedIn)
export const exportSchool = endpoint('POST', '/export/school', adminOnly)
