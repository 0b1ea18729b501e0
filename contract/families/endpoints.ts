import { adminOnly, familyOnly } from '../access.ts'
import { endpoint } from '../endpoint.ts'

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
