/**
 * What a caller of some role gets from an endpoint:
 * - `all`: the whole response
 * - `own`: only about the caller; any other id is 403, whether or not it exists
 * - `ownChild`: only about the children of the caller, if the school lets families read; any other id is 403, whether or not
 *   it exists
 * - `valid`: notices that are for this caller (notices/audience.ts) and shown today; pictures that the school shows or has
 *   shown
 * - `empty`: success with an empty list
 * - 401, 403: an error
 */
export type AccessLevel = 'all' | 'own' | 'ownChild' | 'valid' | 'empty' | 401 | 403

/** One row of the table 'Who may call what': visitor, then roles 0 to 3. */
export type Access = { visitor: AccessLevel; 0: AccessLevel; 1: AccessLevel; 2: AccessLevel; 3: AccessLevel }

export const everybody: Access = { visitor: 'all', 0: 'all', 1: 'all', 2: 'all', 3: 'all' }
/** Visitors and all but admins get the notices that are for them and shown today. */
export const validNotices: Access = { visitor: 'valid', 0: 'valid', 1: 'valid', 2: 'valid', 3: 'all' }
/** Only admins see a picture that no saved version of the settings shows. */
export const shownPictures: Access = validNotices
export const signedIn: Access = { visitor: 401, 0: 'all', 1: 'all', 2: 'all', 3: 'all' }
/** Students and staff are deleted by an admin, with their records. */
export const plainUserOnly: Access = { visitor: 401, 0: 'all', 1: 403, 2: 403, 3: 403 }
/** Parents and guardians are plain users; 403 while the school does not let families read. */
export const familyOnly: Access = plainUserOnly
export const adminOnly: Access = { visitor: 401, 0: 403, 1: 403, 2: 403, 3: 'all' }
export const staffOnly: Access = { visitor: 401, 0: 403, 1: 403, 2: 'all', 3: 'all' }
export const ownOrStaff: Access = { visitor: 401, 0: 403, 1: 'own', 2: 'all', 3: 'all' }
export const childOwnOrStaff: Access = { ...ownOrStaff, 0: 'ownChild' }
/** Students ask for their own report, plain users for one of a child. */
export const ownAvailability: Access = { visitor: 401, 0: 'own', 1: 'own', 2: 'all', 3: 'all' }
export const studentList: Access = { visitor: 'empty', 0: 'empty', 1: 'empty', 2: 'all', 3: 'all' }
export const ownTeacherPhoto: Access = { visitor: 401, 0: 403, 1: 403, 2: 'own', 3: 'all' }
