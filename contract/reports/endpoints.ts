import { ownAvailability, ownOrStaff, staffOnly } from '../access.ts'
import { endpoint } from '../endpoint.ts'

export const isReportAvailable = endpoint('PUT', '/report/isReportAvaliable', ownAvailability)
export const getReport = endpoint('GET', '/report/getReport/{id}', ownOrStaff)
export const checkReport = endpoint('GET', '/report/checkingAvalible/{id}', staffOnly)
export const addReport = endpoint('POST', '/report/addReport', staffOnly, 'students')
export const updateReport = endpoint('PUT', '/report/updateReport/{id}', staffOnly, 'students')
export const deleteReport = endpoint('DELETE', '/report/deleteReport/{id}', staffOnly, 'students')
export const reportPhoto = endpoint('GET', '/report/gettingPhoto/{id}', ownOrStaff)
/** The reports of a student from the school years before the present one. */
export const earlierReports = endpoint('GET', '/report/earlier/{id}', ownOrStaff)
/** The school years before the present one that have reports, and in which classes. */
export const reportYears = endpoint('GET', '/report/years', staffOnly)
/** The reports of one class in one of them, to be printed. */
export const reportsOfYear = endpoint('GET', '/report/ofYear', staffOnly)
/** By the student's id and that of the report. */
export const earlierReportPhoto = endpoint('GET', '/report/earlier/{id}/photo/{report}', ownOrStaff)
