import * as z from 'zod'
import { brokenFault } from '../failures.ts'
import { text, timestamp } from '../fields.ts'
import { mostSelected } from '../limits.ts'
import { id, idParam, mayUndo, outcome, success } from '../responses.ts'

const count = z.int().nonnegative()

/** The new class of the students of one class; `left`: they leave the school. */
const classPromotion = z.strictObject({
  grade: z.string(),
  to: z.string(),
  /** By roll number. */
  students: z.array(z.strictObject({ _id: id(), name: z.string(), rollNumber: z.string() })),
})

const schoolYear = z.strictObject({
  /** Such as '2026/27'. */
  name: z.string(),
  /** What the next one is called. */
  next: z.string(),
  /** When an admin has begun it; null: it is the first one. */
  begunAt: timestamp().nullable(),
  /** Reports that are written in it. */
  written: count,
})

/** What one change of the year did to how many. */
const done = { moved: count, left: count, stayed: count, filed: count }

/** The last promotion, beginning of a year, or both in one step. */
const yearChange = z.strictObject({
  _id: id(),
  at: timestamp(),
  /** The user id of the admin; null if that login is deleted. */
  by: z.string().nullable(),
  promoted: z.boolean(),
  ...done,
  /** The year that it ended and the one that it began; null: a promotion within a year. */
  ended: z.string().nullable(),
  begun: z.string().nullable(),
  /** Since then no other year has begun. */
  isOfThisYear: z.boolean(),
  undo: mayUndo,
})

const promotionRequest = z.object({
  /** From the preview: a hash of the class of every student. */
  token: text(128),
  /** The students who stay in their class. */
  stay: z
    .array(text(128), brokenFault('must be a list of ids'))
    .max(
      mostSelected,
      brokenFault(`has more than ${mostSelected} students: move classes with so many who stay one by one`),
    )
    .transform((ids) => [...new Set(ids)]),
  /** New roll numbers by the `_id` of the student, where two students of a class would have the same. */
  rollNumbers: z
    .record(text(128), text(), brokenFault('must be an object of roll numbers by ids'))
    .refine((all) => Object.keys(all).length <= mostSelected, brokenFault(`has more than ${mostSelected} students`))
    .default({}),
  /** Whether the school year ends with it: its reports are filed, and the next one begins. */
  newYear: z.boolean().default(false),
  /** Required for a second promotion in a school year. */
  again: z.boolean().default(false),
})

export const promotion = {
  success: success({
    token: z.string(),
    classes: z.array(classPromotion),
    year: schoolYear,
    last: yearChange.nullable(),
    /** Whether the server makes a backup before it changes the year. */
    backup: z.boolean(),
  }),
}
/** A failure if the classes have changed since the preview with this token, or there was a promotion in this year. */
export const promote = { json: promotionRequest, ...outcome(done) }
/** `ends`: the name of the present year. A failure if that is another one by now. */
export const beginYear = { json: z.object({ ends: text(20) }), ...outcome(done) }
export const undoYearChange = { params: idParam, ...outcome({}) }
