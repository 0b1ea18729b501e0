import { ROLE, type Role } from '#contract'

/** Whether this role may open other people's records. */
export const isStaff = (role: Role): boolean => role === ROLE.teacher || role === ROLE.admin
