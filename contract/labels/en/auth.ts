import type { Role } from '../../choices.ts'

/** What the fields of a login are called wherever a person reads of them. */
export const loginLabels = {
  userId: 'User Id',
  password: 'Password',
  answer: 'Last name of Your Father', // (spec)
  role: 'Role',
}

export const roleLabels = { 0: 'Regular', 1: 'Student', 2: 'Teacher', 3: 'Admin' } satisfies Record<Role, string>
