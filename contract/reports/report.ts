import * as z from 'zod'
import { CONDITIONS } from '../choices.ts'
import { anyProse, choice, dayOr, optionalOnUpdate, prose, text, timestamp } from '../fields.ts'
import { limits } from '../limits.ts'
import { id, photoVersion, readVersion, selectedIds, version } from '../responses.ts'
import { aClass, classField } from '../school/class-field.ts'

export const condition = choice(CONDITIONS)

/** `studentId` is a student's `_id` or the `_id` of the student's login. */
export const newReport = z.object({
  studentId: text(128),
  condition,
  message: prose(limits.longText),
  complain: anyProse(limits.longText).default(''),
  notification: anyProse(limits.longText).default(''),
})

export const reportChange = z.object({
  condition: optionalOnUpdate(condition),
  message: optionalOnUpdate(prose(limits.longText)),
  complain: anyProse(limits.longText).optional(),
  notification: anyProse(limits.longText).optional(),
  version: readVersion(),
})

/** Of a report: the first day on which the student and the family may read it; '': at once; null: it is not released. */
export const shownFrom = z.union([z.literal(''), z.iso.date()]).nullable()

/**
 * Which reports to release: `ids` of reports, also of earlier years, or of their students; or those of the present year of
 * the class `grade`, or of all. One of the two.
 */
export const reportScope = z.object({
  ids: selectedIds().optional(),
  grade: classField(aClass().optional(), (classes) => choice([...classes, 'all']).optional()),
})

export const reportRelease = reportScope.extend({
  /** The first day on which they are shown; '': at once. */
  shownFrom: dayOr(['']),
})

/** The fields of a report that a person writes. */
export type ReportField = Exclude<keyof typeof reportChange.shape, 'version'>

export const availabilityRequest = z.object({ studentId: text(128) })

export const report = z.strictObject({
  _id: id(),
  /** The student's `_id`. */
  studentId: id(),
  condition,
  message: z.string(),
  complain: z.string(),
  notification: z.string(),
  createdAt: timestamp(),
  updatedAt: timestamp(),
  /** The school year that it belongs to, such as '2026/27'. Our addition. */
  year: z.string(),
  /** The name of who wrote it. Our addition. */
  teacher: z.string(),
  /** Our addition. */
  shownFrom,
  /** The student or a guardian has read it, so that it cannot be taken back. Our addition. */
  isRead: z.boolean(),
  photoVersion: photoVersion(),
  version: version(),
})

/** A report of a school year that has ended. It cannot be changed. */
export const earlierReport = report.omit({ version: true }).extend({
  /** The class that the student was in then. */
  grade: z.string(),
})
