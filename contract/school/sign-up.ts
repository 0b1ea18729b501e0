import type { SchoolSettings } from './settings.ts'

/** Who may make a login on the page 'Sign Up': everybody, only who has a code of a student, or nobody. */
export const signUpOf = ({ registration, families }: Pick<SchoolSettings, 'registration' | 'families'>) => {
  if (registration.open) return 'everybody'
  return families.open ? 'withCode' : 'nobody'
}
