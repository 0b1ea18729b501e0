import * as z from 'zod'
import { CLASSES } from '../choices.ts'
import { choice, text } from '../fields.ts'
import { mostSelected } from '../limits.ts'
import { id } from '../responses.ts'
import { grade } from '../students/student.ts'

/** The class that students come into; `left`: they leave the school, and are kept with the deleted records. */
export const newClass = choice([...CLASSES, 'left'])

/** Where the students of one class go. */
export const classPromotion = z.strictObject({
  grade,
  to: newClass,
  /** By roll number. */
  students: z.array(z.strictObject({ _id: id(), name: z.string(), rollNumber: z.string() })),
})

export const promotionRequest = z.object({
  /** From the preview: stands for every student and class of it. */
  token: text(128),
  /** The students who stay in their class. */
  stay: z
    .array(text(128), 'must be a list of ids')
    .max(mostSelected, `has more than ${mostSelected} students: move classes with so many who stay one by one`)
    .transform((ids) => [...new Set(ids)]),
})
