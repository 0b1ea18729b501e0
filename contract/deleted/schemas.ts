import * as z from 'zod'
import { timestamp } from '../fields.ts'
import { act, failure, id, reasonWithCode, selection, success } from '../responses.ts'

/** A record that was deleted and can still be restored. */
const deletedRecord = z.strictObject({
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
const notRestored = z.strictObject({ _id: id(), name: z.string(), ...reasonWithCode })

export const allDeleted = { success: success({ data: z.array(deletedRecord) }) }
/** All of the selection or, if one of them cannot be restored, none. */
export const restoreDeleted = {
  json: selection,
  success: success({
    restored: z.int(),
    act: act(),
    /** Titles of notices that are not on top any more, where as many others are as there may be. */
    takenDown: z.array(z.string()).optional(),
  }),
  failure: failure({ refused: z.array(notRestored).min(1) }),
}
export const eraseDeleted = { json: selection, success: success({ erased: z.int(), act: act() }) }
