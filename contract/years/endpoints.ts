import { adminOnly } from '../access.ts'
import { endpoint } from '../endpoint.ts'

/** The school year, the last change of it, and what a promotion of the whole school would do now. */
export const promotion = endpoint('GET', '/student/promotion', adminOnly)
/** Promotes the school, with or without the beginning of a new year. */
export const promote = endpoint('POST', '/student/promote', adminOnly, 'students')
/** Begins a school year without a promotion. */
export const beginYear = endpoint('POST', '/admin/schoolYear', adminOnly, 'students')
/** Takes back the last promotion or beginning of a year. */
export const undoYearChange = endpoint('POST', '/admin/schoolYear/{id}/undo', adminOnly, 'students')
