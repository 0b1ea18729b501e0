import type { Role } from '../choices.ts'

/** What the fields of a login are called wherever a person reads of them. */
export const loginLabels = {
  userId: 'User Id',
  password: 'Password',
  answer: 'Last name of Your Father', // (spec)
  role: 'Role',
}

/** For visitors of a school that gives out all logins itself. */
export const registrationClosed = 'The school gives out all logins itself: please ask its office for yours.'

export const roleLabels = { 0: 'User', 1: 'Student', 2: 'Teacher', 3: 'Admin' } satisfies Record<Role, string>
