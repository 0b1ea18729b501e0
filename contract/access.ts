/**
 * What a caller of some role gets from a call:
 * - `yes`: the whole answer
 * - `own`: only about themselves; anybody else's id is 403, whether or not it exists
 * - `valid`: notices that are still valid
 * - `empty`: success with an empty list
 * - 401, 403: refused
 */
export type Grant = 'yes' | 'own' | 'valid' | 'empty' | 401 | 403

/** One row of the table 'Who may call what': visitor, then roles 0 to 3. */
export type Access = { visitor: Grant; 0: Grant; 1: Grant; 2: Grant; 3: Grant }

const row = (visitor: Grant, user: Grant, student: Grant, teacher: Grant, admin: Grant): Access => ({
  visitor,
  0: user,
  1: student,
  2: teacher,
  3: admin,
})

export const everybody = row('yes', 'yes', 'yes', 'yes', 'yes')
export const notices = row('valid', 'valid', 'valid', 'valid', 'yes')
export const adminOnly = row(401, 403, 403, 403, 'yes')
export const staffOnly = row(401, 403, 403, 'yes', 'yes')
export const ownOrStaff = row(401, 403, 'own', 'yes', 'yes')
/** A role without a report may ask about itself (the answer is no), about nobody else. */
export const availability = row(401, 'own', 'own', 'yes', 'yes')
export const studentList = row('empty', 'empty', 'empty', 'yes', 'yes')
export const ownTeacherPhoto = row(401, 403, 403, 'own', 'yes')
