import * as z from 'zod'
import { choice, day, text, timestamp } from '../fields.ts'
import { id } from '../responses.ts'
import { AUDIT_ACTIONS } from './actions.ts'

/** Filters of the audit. An entry has to match all that are given. */
export const auditFilter = z.object({
  /** The `_id` of the login of who did it. */
  who: text(128).optional(),
  action: choice(AUDIT_ACTIONS).optional(),
  /** The first and the last day, as the calendar at the school was. */
  from: day().optional(),
  to: day().optional(),
  /** The `_id` of the record to which it was done, also as one of several. */
  record: text(128).optional(),
})

/**
 * Where a record is shown: itself, the student of a report, or the student or teacher of a login. `deleted`: in the list
 * of deleted records. `former`: a student who has left, or a report of one.
 */
const auditPage = z.strictObject({
  kind: z.enum(['student', 'teacher', 'notice', 'report', 'user', 'import', 'deleted', 'former']),
  id: id(),
})

/** The present name of a record. The audit stores no names, so an erased person has none here. */
export const namedRecord = z.strictObject({
  name: z.string(),
  /** Of a login. */
  userId: z.string().optional(),
  page: auditPage,
})

/** One entry of the audit: who did what to which record, when and from where. It never has the values. */
export const auditEntry = z.strictObject({
  _id: z.string(),
  at: timestamp(),
  /** The login's `_id`; null for a visitor. */
  actorId: id().nullable(),
  actorUserId: z.string().nullable(),
  actor: namedRecord.nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string().nullable(),
  record: namedRecord.nullable(),
  /** The IP address of who did it. */
  address: z.string(),
  /** Of an act on several records: how many of each kind, and what was done to them. The list is a call of its own. */
  records: z.array(z.strictObject({ action: z.string(), entity: z.string(), number: z.int().nonnegative() })),
})

/** A record of an act. */
export const auditedRecord = z.strictObject({
  _id: z.string(),
  at: timestamp(),
  action: z.string(),
  entity: z.string(),
  entityId: id(),
  /** Null if it is erased. */
  record: namedRecord.nullable(),
})
