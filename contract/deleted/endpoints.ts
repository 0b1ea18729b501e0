import { adminOnly } from '../access.ts'
import { endpoint } from '../endpoint.ts'

export const allDeleted = endpoint('GET', '/admin/deleted', adminOnly)
export const restoreDeleted = endpoint('POST', '/admin/deleted/restore', adminOnly, 'students')
export const eraseDeleted = endpoint('POST', '/admin/deleted/erase', adminOnly)
