import { adminOnly } from '../access.ts'
import { endpoint } from '../endpoint.ts'

/** The logins of many people at once, to hand them out on paper. */
export const logins = endpoint('POST', '/admin/logins', adminOnly)
/** The address that is printed on them, to look at before. */
export const portalAddress = endpoint('GET', '/admin/portalAddress', adminOnly)
/** A name in letters that everybody can type, of which the user id is made. */
export const romanizeName = endpoint('POST', '/admin/romanizeName', adminOnly)
