/**
 * What a caller of some role gets from an endpoint:
 * - `all`: the whole response
 * - `own`: only about themselves; anybody else's id is 403, whether or not it exists
 * - `valid`: notices that are still valid
 * - `empty`: success with an empty list
 * - 401, 403: an error
 */
export type AccessLevel = 'all' | 'own' | 'valid' | 'empty' | 401 | 403

/** One row of the table 'Who may call what': visitor, then roles 0 to 3. */
export type Access = { visitor: AccessLevel; 0: AccessLevel; 1: AccessLevel; 2: AccessLevel; 3: AccessLevel }

/** @__NO_SIDE_EFFECTS__ */
function row(
  visitor: AccessLevel,
  user: AccessLevel,
  student: AccessLevel,
  teacher: AccessLevel,
  admin: AccessLevel,
): Access {
  return { visitor, 0: user, 1: student, 2: teacher, 3: admin }
}

export const everybody = row('all', 'all', 'all', 'all', 'all')
/** Visitors and all but admins get the notices that are still valid. */
export const validNotices = row('valid', 'valid', 'valid', 'valid', 'all')
export const signedIn = row(401, 'all', 'all', 'all', 'all')
/** Students and staff are deleted by an admin, with their records. */
export const plainUserOnly = row(401, 'all', 403, 403, 403)
export const adminOnly = row(401, 403, 403, 403, 'all')
export const staffOnly = row(401, 403, 403, 'all', 'all')
export const ownOrStaff = row(401, 403, 'own', 'all', 'all')
/** A role without a report may ask about itself (there is none), about nobody else. */
export const ownAvailability = row(401, 'own', 'own', 'all', 'all')
export const studentList = row('empty', 'empty', 'empty', 'all', 'all')
export const ownTeacherPhoto = row(401, 403, 403, 'own', 'all')
