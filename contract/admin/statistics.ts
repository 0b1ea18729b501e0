import * as z from 'zod'
import { CLASSES, CONDITIONS } from '../choices.ts'
import { month } from '../fields.ts'

const count = z.int().nonnegative()

/** The school in numbers. Each list has all its classes, conditions or months, also those with nothing. */
export const statistics = {
  classes: z.array(z.strictObject({ grade: z.enum(CLASSES), students: count, reports: count })),
  conditions: z.array(z.strictObject({ condition: z.enum(CONDITIONS), reports: count })),
  /** The present month and those before it, oldest first: how many notices were added in each. */
  months: z.array(z.strictObject({ month: month(), notices: count })),
  /** The time zone of the school, in which a month begins and ends. */
  timeZone: z.string(),
}
