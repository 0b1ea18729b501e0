import * as z from 'zod'
import { passwordAndOwnCode } from '../account/account.ts'
import { sentTimestamp, text, timestamp, wholeNumber } from '../fields.ts'
import { id } from '../responses.ts'
import { grade } from '../students/student.ts'

/** A login with the new password that an admin has issued. */
export const issuedLogin = z.strictObject({
  /** The id that was sent: of the login, or of the student or teacher whose login it is. */
  _id: id(),
  name: z.string(),
  /** Of a student. */
  grade: grade.optional(),
  userId: z.string(),
  password: z.string(),
})

/**
 * Whether teachers and admins need a second factor. The admin confirms it, since all logins of the staff depend on it.
 */
export const secondFactorPolicy = passwordAndOwnCode.extend({ required: z.boolean() })

const count = z.int().nonnegative()

export const lengths = z.strictObject({
  studentLength: count,
  userLength: count,
  teacherLength: count,
  reportLength: count,
  noticeLength: count,
})

/** What an admin should change in the server's settings, as sentences; absent if nothing. Our addition. */
export const hints = z.array(z.string()).optional()

/** Why the clock of a server is doubted: it is more than a day ahead of the expected time, or behind it. */
export const clockDoubt = z.enum(['ahead', 'back'])

/**
 * The clock of the server while it is doubted: then no old data is removed. Absent while it is believed. Our addition.
 */
export const doubtedClock = z
  .strictObject({
    doubt: clockDoubt,
    /** The time of the clock. */
    now: timestamp(),
    /** The expected time: the last believed time plus the time that servers have run since. */
    expected: timestamp(),
  })
  .optional()

/** The time of the clock that an admin was shown and confirms. */
export const clockConfirmation = z.object({ now: sentTimestamp() })

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
  /** The IP address of who did it. */
  address: z.string(),
  /** Of an act on several records: how many of each kind, and what was done to them. The list is a call of its own. */
  records: z.array(z.strictObject({ action: z.string(), entity: z.string(), number: count })),
})

/** A record of an act. */
export const auditedRecord = z.strictObject({
  _id: z.string(),
  at: timestamp(),
  action: z.string(),
  entity: z.string(),
  entityId: id(),
  /** What it is called now, which the audit does not keep; null if it is erased. */
  name: z.string().nullable(),
})

/** `?page=1` is the newest. */
export const pageQuery = z.object({ page: wholeNumber({ min: 1, max: 1_000_000 }).default(1) })

/** With `record`, only what was done to that one. */
export const auditQuery = pageQuery.extend({ record: text(128).optional() })
