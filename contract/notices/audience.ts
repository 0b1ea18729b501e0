import { classesOf } from '../school/class-list.ts'

/**
 * The readers of a notice: everybody; everybody with a login; staff; or staff, and the students of some classes with their
 * families. Admins read every notice.
 */
export const AUDIENCES = ['everybody', 'signedIn', 'staff', 'classes'] as const
export type Audience = (typeof AUDIENCES)[number]

/** The most notices that are kept on top at a time: with more, nothing would be on top. */
export const mostOnTop = 3

/** Who reads. `grades`: the class of a student, or those of a guardian's children. */
export type Reader = { is: 'visitor' | 'signedIn' | 'staff' | 'admin'; grades?: readonly string[] }

/** Whether a reader belongs to the audience of a notice. @param classes those of the audience 'classes', as a class list */
export function isFor(
  { audience, classes }: { audience: Audience; classes: string },
  { is, grades = [] }: Reader,
): boolean {
  if (is === 'admin' || audience === 'everybody') return true
  if (is === 'visitor') return false
  if (is === 'staff' || audience === 'signedIn') return true
  return audience === 'classes' && classesOf(classes).some((one) => grades.includes(one))
}
