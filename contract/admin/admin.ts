import * as z from 'zod'
import { passwordAndOwnCode } from '../account/account.ts'
import { sentTimestamp, timestamp, wholeNumber } from '../fields.ts'
import { id } from '../responses.ts'
import { grade } from '../students/student.ts'

/** A password that an admin gave out anew. */
export const issuedLogin = z.strictObject({
  /** The id that was sent: of the login, or of the student or teacher whose login it is. */
  _id: id(),
  name: z.string(),
  /** Of a student. */
  grade: grade.optional(),
  userId: z.string(),
  password: z.string(),
})

/** Whether teachers and admins need a second factor. Confirmed, since all their logins depend on it. */
export const secondFactorPolicy = passwordAndOwnCode.extend({ required: z.boolean() })

const count = z.int().nonnegative()

export const lengths = z.strictObject({
  studentLength: count,
  userLength: count,
  teacherLength: count,
  reportLength: count,
  noticeLength: count,
})

/** What an admin should mend in the server's settings, as sentences; absent if nothing. Our addition. */
export const hints = z.array(z.string()).optional()

/** Why the clock of a server is doubted: it is more than a day ahead of what is believed, or behind it. */
export const clockDoubt = z.enum(['ahead', 'back'])

/** The clock of the server, while nothing is removed since it may be wrong; absent while it is believed. Our addition. */
export const doubtedClock = z
  .strictObject({
    doubt: clockDoubt,
    /** What it says. */
    now: timestamp(),
    /** What it should say: the last time that was believed, and how long servers have run since. */
    expected: timestamp(),
  })
  .optional()

/** The time that an admin was shown and says is right. */
export const shownClock = z.object({ now: sentTimestamp() })

/** Who did what to which record, when and from where; never the values. */
export const auditLine = z.strictObject({
  _id: z.string(),
  at: timestamp(),
  /** The login's `_id`; null for a visitor. */
  actorId: id().nullable(),
  actorUserId: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string().nullable(),
  address: z.string(),
})

/** `?page=1` is the newest. */
export const auditQuery = z.object({ page: wholeNumber({ min: 1, max: 1_000_000 }).default(1) })
