import * as z from 'zod'
import { timestamp } from '../fields.ts'
import { id } from '../responses.ts'

/** A record that was deleted and can still be restored. */
export const deletedRecord = z.strictObject({
  /** The `_id` that it had, and has again when it is restored. */
  _id: id(),
  entity: z.enum(['user', 'student', 'teacher', 'notice', 'report']),
  /** Of a notice its title, of a report the student's name, of a plain user the user id. */
  name: z.string(),
  /** Of a student, and of a report's student. */
  grade: z.string().optional(),
  rollNumber: z.string().optional(),
  /** Of a student or teacher. */
  userId: z.string().optional(),
  deletedAt: timestamp(),
  /** The user id of who deleted it; null if that login is deleted. */
  deletedBy: z.string().nullable(),
  /** Days until it is erased: 0 is today. */
  daysLeft: z.int().nonnegative(),
})

/** A record that cannot be restored now, and what to do about it. */
export const notRestored = z.strictObject({ _id: id(), name: z.string(), reason: z.string() })
