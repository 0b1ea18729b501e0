import { adminOnly } from '../access.ts'
import { endpoint } from '../endpoint.ts'

export const adminAll = endpoint('GET', '/admin/adminAll', adminOnly)
export const statistics = endpoint('GET', '/admin/statistics', adminOnly)
export const allUser = endpoint('GET', '/admin/allUser', adminOnly)
export const audit = endpoint('GET', '/admin/audit', adminOnly)
/** The staff, to choose from: who did it. */
export const auditPeople = endpoint('GET', '/admin/audit/people', adminOnly)
/** The records of one entry. */
export const auditRecords = endpoint('GET', '/admin/audit/{id}/records', adminOnly)
export const endSessions = endpoint('POST', '/admin/endSessions/{id}', adminOnly)
export const issuePassword = endpoint('POST', '/admin/issuePassword/{id}', adminOnly)
export const issuePasswords = endpoint('POST', '/admin/issuePasswords', adminOnly)
export const resetSecondFactor = endpoint('POST', '/admin/resetSecondFactor/{id}', adminOnly)
export const requireSecondFactor = endpoint('PUT', '/admin/requireSecondFactor', adminOnly)
export const confirmClock = endpoint('POST', '/admin/confirmClock', adminOnly)
export const deleteUser = endpoint('DELETE', '/admin/deleteUser/{id}', adminOnly)
