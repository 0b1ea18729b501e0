import { familyCodeDays } from '../../numbers.ts'

/** Parents and guardians, and the codes with which they link themselves. */
export const familiesClosed =
  'Your school does not let families read here at the moment. Your children stay linked to you: ask the office when it will.'
/** The same for every code that cannot be used, whatever the reason: it tells nothing about a child. */
export const familyCodeWrong = `This code cannot be used. Look whether each letter and digit is as on the slip: a code is used once, and within ${familyCodeDays} days. If it is, ask the office for a new one.`
export const noSuchGuardian = ({ userId }: { userId: string }) =>
  `No parent or guardian has the user id '${userId}': it must be a login that was made on the page Sign Up, not one of a student or of staff.`
