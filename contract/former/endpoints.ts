import { adminOnly } from '../access.ts'
import { endpoint } from '../endpoint.ts'

/**
 * Students who have left the school. No call of the present school finds them, except the reports of earlier years
 * (`earlierReports`, `earlierReportPhoto`), the files about one person and the search of the audit.
 */

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
