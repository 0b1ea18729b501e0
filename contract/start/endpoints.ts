import { everybody, ownAvailability, studentList } from '../access.ts'
import { endpoint } from '../endpoint.ts'

/** In a file of their own: the first script of every visitor needs them, and no other endpoint of their entities. */
export const getAllStudent = endpoint('GET', '/student/getAllStudent', studentList)
export const isReportAvailable = endpoint('PUT', '/report/isReportAvaliable', ownAvailability)
/** What visitors may read of the settings. */
export const publicSchool = endpoint('GET', '/school', everybody)
