import { ownOrStaff } from '../access.ts'
import { endpoint } from '../endpoint.ts'

/** In a file of their own: the first visit's script has the other endpoints of reports, and needs none of these. */

/** The reports of a student from the school years before the present one. */
export const earlierReports = endpoint('GET', '/report/earlier/{id}', ownOrStaff)
/** By the student's id and that of the report. */
export const earlierReportPhoto = endpoint('GET', '/report/earlier/{id}/photo/{report}', ownOrStaff)
