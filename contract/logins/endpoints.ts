import { adminOnly } from '../access.ts'
import { endpoint } from '../endpoint.ts'

/** The logins of many people at once, to hand them out on paper. */
export const logins = endpoint('POST', '/admin/logins', adminOnly)
