/** The closed lists of the specification. Do not correct their spellings, which calls send. */

export const GENDERS = ['Male', 'Female', 'Other'] as const
export const CONDITIONS = ['Excelent', 'Good', 'Average', 'Bad', 'Worst'] as const

/** Why a student has left the school. Our addition. */
export const LEAVING_REASONS = ['finished', 'moved', 'other'] as const

export const ROLE = { user: 0, student: 1, teacher: 2, admin: 3 } as const
export const ROLES = [0, 1, 2, 3] as const

/** A notice's `date` when it is valid without limit. Otherwise `date` is YYYY-MM-DD. */
export const UNLIMITED = '1'

export type Gender = (typeof GENDERS)[number]
export type Condition = (typeof CONDITIONS)[number]
export type LeavingReason = (typeof LEAVING_REASONS)[number]
export type Role = (typeof ROLES)[number]
