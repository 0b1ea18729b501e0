import * as z from 'zod'
import { choice, text } from '../fields.ts'
import { mostSelected } from '../limits.ts'
import { act, id, outcome, selection, success } from '../responses.ts'
import { aClass, classField } from '../school/class-field.ts'

/** The new class of students; `left`: they leave the school, and their records are deleted. */
const newClass = classField(aClass(), (classes) => choice([...classes, 'left']))

/** The new class of the students of one class. */
const classPromotion = z.strictObject({
  grade: z.string(),
  to: z.string(),
  /** By roll number. */
  students: z.array(z.strictObject({ _id: id(), name: z.string(), rollNumber: z.string() })),
})

const promotionRequest = z.object({
  /** From the preview: a hash of the class of every student. */
  token: text(128),
  /** The students who stay in their class. */
  stay: z
    .array(text(128), 'must be a list of ids')
    .max(mostSelected, `has more than ${mostSelected} students: move classes with so many who stay one by one`)
    .transform((ids) => [...new Set(ids)]),
})

const deletion = { json: selection, success: success({ deleted: z.int(), act: act() }) }

export const moveStudents = {
  json: selection.extend({ grade: newClass }),
  success: success({ moved: z.int(), act: act() }),
}
export const deleteStudents = deletion
export const deleteTeachers = deletion
export const deleteNotices = deletion
export const deleteUsers = deletion
export const promotion = { success: success({ token: z.string(), classes: z.array(classPromotion) }) }
/** A failure if the classes have changed since the preview with this token. */
export const promote = { json: promotionRequest, ...outcome({ moved: z.int(), left: z.int(), stayed: z.int() }) }
