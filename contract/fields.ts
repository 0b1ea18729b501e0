import * as z from 'zod'
import { limits } from './limits.ts'
import { ageRange, amountPattern, phoneDigits, phonePattern } from './rules.ts'

/**
 * Text as a person types it: trimmed, bounded, whole characters. NUL and half a surrogate pair are
 * refused because no database keeps them alike.
 */
const clean = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => !value.includes('\0') && value.isWellFormed(), 'has a character that cannot be kept')

/** Required text of at most `max` characters. */
export const text = (max: number = limits.text) => clean(max).min(1)

/** Text that may be left out or empty; then it is ''. */
export const optionalText = (max: number = limits.text) => clean(max).default('')

/** On update, an absent or empty field leaves the old value: both become undefined. */
export const optionalOnUpdate = <T extends z.ZodType>(shape: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), shape.optional())

type Fields = Record<string, z.ZodType>

/** The fields of a new record as those of an update: each may be absent. */
export const eachOptionalOnUpdate = <F extends Fields>(fields: F) =>
  mapFields(fields, optionalOnUpdate) as { [K in keyof F]: ReturnType<typeof optionalOnUpdate<F[K]>> }

/** The fields of a new record as they are read back: text that needs no check. */
export const eachAsText = <F extends Fields>(fields: F) =>
  mapFields(fields, () => z.string()) as { [K in keyof F]: z.ZodString }

const mapFields = (fields: Fields, change: (field: z.ZodType) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field)]))

/** On update, text that may be emptied: only an absent field leaves the old value. */
export const clearableOnUpdate = (max: number = limits.text) => clean(max).optional()

/** The whole value matches one of the patterns of rules.ts. */
const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`)

/** An age in years, in digits. */
export const age = () =>
  clean(limits.text)
    .regex(/^[0-9]{1,3}$/, AGE)
    .refine((value) => Number(value) >= ageRange.min && Number(value) <= ageRange.max, AGE)

const AGE = `must be a number from ${ageRange.min} to ${ageRange.max}`

export const phone = () =>
  clean(40).regex(whole(phonePattern), {
    error: ({ input }) =>
      /^[-+ 0-9]*$/.test(String(input)) && digitsIn(String(input)) < phoneDigits.min
        ? `is too short: at least ${phoneDigits.min} digits`
        : 'must be digits; a leading +, spaces and hyphens may stand in it',
  })

const digitsIn = (value: string) => value.replace(/[^0-9]/g, '').length

/** A sum of money as a person writes it. */
export const amount = () => text().regex(whole(amountPattern), "must have a digit, as in '1,500' or 'Rs 1500'")

/** An ISO timestamp. */
export const timestamp = () => z.iso.datetime()

/** A day that the calendar has, as YYYY-MM-DD. */
export const day = () => z.iso.date('must be a day that the calendar has, as YYYY-MM-DD')

/** A month, as YYYY-MM. */
export const month = () => z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month, as YYYY-MM')
