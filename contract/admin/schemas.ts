import * as z from 'zod'
import { codeRequired, listedUser, passwordAndOwnCode } from '../auth/login.ts'
import { CONDITIONS } from '../choices.ts'
import { month, sentTimestamp, timestamp, wholeNumber } from '../fields.ts'
import { grade } from '../people/schemas.ts'
import { act, clockDoubt, id, idParam, messageWithRef, outcome, selection, success } from '../responses.ts'
import { auditEntry, auditedRecord, auditFilter, namedRecord } from './audit.ts'

/** A login with the new password that an admin has issued. */
const issuedLogin = z.strictObject({
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
const secondFactorPolicy = passwordAndOwnCode.extend({ required: z.boolean() })

const count = z.int().nonnegative()

const lengths = z.strictObject({
  studentLength: count,
  userLength: count,
  teacherLength: count,
  reportLength: count,
  noticeLength: count,
})

/** What an admin should change in the server's settings, as sentences; absent if nothing. Our addition. */
const hints = z.array(messageWithRef).optional()

/**
 * The clock of the server while it is not trusted: then no old data is removed. Absent while it is trusted. Our
 * addition.
 */
const doubtedClock = z
  .strictObject({
    doubt: clockDoubt,
    /** The time of the clock. */
    now: timestamp(),
    /** The expected time: the last trusted time plus the time that servers have run since. */
    expected: timestamp(),
  })
  .optional()

/** The time of the clock that an admin was shown and confirms. */
const clockConfirmation = z.object({ now: sentTimestamp() })

/** `?page=1` is the newest. */
const pageQuery = z.object({ page: wholeNumber({ min: 1, max: 1_000_000 }).default(1) })

const auditQuery = pageQuery.extend(auditFilter.shape)

/** The school in numbers. Each list has all its classes, conditions or months, also those with nothing. */
const numbers = {
  classes: z.array(
    z.strictObject({
      grade: z.string(),
      students: count,
      reports: count,
      /** Reports that students and families may read, and how many of these were read. */
      shown: count,
      read: count,
      /** Reports that they may read from a later day, and the first of these days; null: none. */
      planned: count,
      plannedFrom: z.iso.date().nullable(),
    }),
  ),
  conditions: z.array(z.strictObject({ condition: z.enum(CONDITIONS), reports: count })),
  /** The present month and those before it, oldest first: how many notices were added in each. */
  months: z.array(z.strictObject({ month: month(), notices: count })),
  /**
   * The records of former students that the school's rule erases within `noticeDays`, and the first of these days; null: none.
   */
  formerDue: z.strictObject({ count, from: z.iso.date() }).nullable(),
  /** The time zone of the school, in which a month begins and ends. */
  timeZone: z.string(),
}

export const adminAll = {
  success: success({ length: lengths, hints, clock: doubtedClock }),
}
export const statistics = { success: success(numbers) }
/** A login with whom it belongs to. Our addition. */
const ownedUser = listedUser.extend({
  /** Of the student, teacher or admin; of a plain user the user id. */
  name: z.string(),
  /** Names of the students whose parent or guardian it is. */
  children: z.array(z.string()),
})
export const allUser = { success: success({ data: z.array(ownedUser) }) }
export const audit = {
  query: auditQuery,
  success: success({
    data: z.array(auditEntry),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
    /** Whom and what the filter names. */
    filter: z.strictObject({ who: namedRecord.nullable(), record: namedRecord.nullable() }),
  }),
}
export const auditPeople = {
  success: success({ people: z.array(z.strictObject({ _id: id(), name: z.string(), userId: z.string() })) }),
}
export const auditRecords = {
  params: idParam,
  query: pageQuery,
  success: success({ data: z.array(auditedRecord), page: z.int(), pages: z.int(), total: z.int() }),
}
export const endSessions = { params: idParam, success: success({ ended: z.int() }) }
export const issuePassword = { params: idParam, ...outcome({ login: issuedLogin }) }
export const issuePasswords = { json: selection, ...outcome({ logins: z.array(issuedLogin), act: act() }) }
export const resetSecondFactor = {
  params: idParam,
  json: passwordAndOwnCode,
  success: success({}),
  failure: codeRequired,
}
export const requireSecondFactor = { json: secondFactorPolicy, success: success({}), failure: codeRequired }
export const confirmClock = { json: clockConfirmation, ...outcome({}) }
export const deleteUser = { params: idParam, success: success({}) }
