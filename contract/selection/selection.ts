import * as z from 'zod'
import { CLASSES } from '../choices.ts'
import { choice, text } from '../fields.ts'
import { mostSelected } from '../limits.ts'
import { id } from '../responses.ts'
import { grade } from '../students/student.ts'

/** The new class of students; `left`: they leave the school, and their records are deleted. */
export const newClass = choice([...CLASSES, 'left'])

/** The new class of the students of one class. */
export const classPromotion = z.strictObject({
  grade,
  to: newClass,
  /** By roll number. */
  students: z.array(z.strictObject({ _id: id(), name: z.string(), rollNumber: z.string() })),
})

export const promotionRequest = z.object({
  /** From the preview: a hash of the class of every student. */
  token: text(128),
  /** The students who stay in their class. */
  stay: z
    .array(text(128), 'must be a list of ids')
    .max(mostSelected, `has more than ${mostSelected} students: move classes with so many who stay one by one`)
    .transform((ids) => [...new Set(ids)]),
})
