import * as z from 'zod'
import { passwordAndOwnCode } from '../account/account.ts'
import { timestamp } from '../fields.ts'
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
export const auditQuery = z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) })
