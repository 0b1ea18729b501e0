import * as z from 'zod'
import { nameOfCharacter, plainNumber, withoutUnseen } from './characters.ts'
import { asciiDigits, onlyDigits } from './digits.ts'
import { brokenFault, fault } from './failures.ts'
import { limits } from './limits.ts'
import { ageRange, phoneDigits, phonePattern, phoneSign } from './rules.ts'
import { withLineFeeds } from './text.ts'

/**
 * The schemas of all texts in requests. Each checks in the same order: the length first; only a text that is short
 * enough gets LF at each line end, loses invisible characters and is trimmed, then validated. To normalize a text or to
 * match it with a pattern may take time with the square of its length, and zod continues after a failed check unless
 * the check has `abort`. Lengths are in UTF-16 code units, each of which has at most three bytes in UTF-8.
 */

/** How many spaces a text may have around it besides its limit; they are trimmed. */
const SPACES_AROUND = 1_000

const measured = (longest: number, error: string) => z.string().max(longest, { abort: true, error })

const tooLong = (max: number) => fault('tooLong', { most: max })

/** The length check of each field, which `optionalOnUpdate` needs too. */
const lengthChecks = new WeakMap<z.ZodType, z.ZodString>()

const oneLineOf = (text: string) => withoutUnseen(withLineFeeds(text))

/** Builds a field: the length check, then `clean` and trimming, then `validate`. */
function field<T extends z.ZodType>(
  measure: z.ZodString,
  validate: (trimmed: z.ZodString) => T,
  clean: (text: string) => string = oneLineOf,
): T {
  const built = validate(measure.overwrite(clean).trim())
  lengthChecks.set(built, measure)
  return built
}

/** NUL and half a surrogate pair are refused, since databases store them differently. */
const CANNOT_BE_STORED = {
  error: ({ input }: { input: unknown }) => hidden(/\0|\p{Surrogate}/u.exec(String(input))?.[0] ?? ''),
}
const canBeStored = (value: string) => !value.includes('\0') && value.isWellFormed()
const hidden = (character: string) => fault('cannotBeSeen', { character: nameOfCharacter(character) })

const upTo = (max: number) => measured(max + SPACES_AROUND, tooLong(max))
const storable = (max: number) => (trimmed: z.ZodString) => trimmed.max(max).refine(canBeStored, CANNOT_BE_STORED)
const required = (max: number) => (trimmed: z.ZodString) => storable(max)(trimmed).min(1)

/** Text as a person types it: trimmed, of limited length, valid Unicode; may be empty. */
export const anyText = (max: number = limits.text) => field(upTo(max), storable(max))

/** Required text of at most `max` characters. */
export const text = (max: number = limits.text) => field(upTo(max), required(max))

/**
 * Required text of sentences. Invisible characters in it stay: they say where a line may break, and in which direction
 * a part is read.
 */
export const prose = (max: number) => field(upTo(max), required(max), withLineFeeds)

/** The same, which may be empty. */
export const anyProse = (max: number) => field(upTo(max), storable(max), withLineFeeds)

const ONE_LINE = fault('notOneLine')
const isOneLine = (value: string) => !value.includes('\n')

/** Required text of one line. */
export const singleLine = (max: number = limits.text) => text(max).refine(isOneLine, ONE_LINE)

/** Text of one line that may be empty. */
export const anySingleLine = (max: number = limits.text) => anyText(max).refine(isOneLine, ONE_LINE)

/** Text that may be left out or empty; then it is ''. */
export const optionalText = (max: number = limits.text) => anyText(max).default('')

/**
 * Text in Unicode form NFC, since keyboards compose letters differently. That may be longer, so it is measured again.
 */
export const composedText = (max: number = limits.text) => text(max).normalize('NFC').max(max)

/** Characters that are invisible: controls, direction marks, fillers, the blank Braille pattern. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A text that identifies something: with invisible characters, two different ones would look equal. */
export const visible = (field: z.ZodString) =>
  field.refine((value) => !INVISIBLE.test(value), {
    error: ({ input }) => hidden(INVISIBLE.exec(String(input))?.[0] ?? ''),
  })

/** A text that is not trimmed: a space may be part of a password. */
export const secret = (max: number = limits.text) => measured(max, tooLong(max))

/** A text that is stored exactly as it is sent: with spaces around it, it is refused and not trimmed. */
export const asWritten = (max: number) =>
  measured(max, tooLong(max))
    .refine(canBeStored, CANNOT_BE_STORED)
    .refine((value) => value === value.trim(), fault('spaceAround'))

/** One of these texts. At run time any text may come in; the type allows callers only these. */
export const choice = <const V extends string>(
  values: readonly V[],
  error = fault('notOneOf', { values }),
): z.ZodType<V, V> =>
  field(
    measured(limits.text, error),
    (trimmed) => trimmed.pipe(z.literal(values, error)) as z.ZodType as z.ZodType<V, V>,
  )

/** A whole number, written in digits of any of our languages. */
export const wholeNumber = ({ min, max }: { min: number; max: number }) =>
  field(measured(limits.text, brokenFault('must be a number')), (trimmed) =>
    trimmed.overwrite(asciiDigits).pipe(z.coerce.number<string>().int().min(min).max(max)),
  )

/** A field that may be empty, which then is undefined. */
function orUndefined<T extends z.ZodType>(shape: T) {
  const measure = lengthChecks.get(shape)
  if (!measure) throw new Error('Only a field that was built in fields.ts, as it is, can be made optional.')
  return measure
    .trim()
    .transform((value) => (withoutUnseen(value) === '' ? undefined : value))
    .pipe(shape.optional() as z.ZodType<z.output<T> | undefined, string | undefined>)
}

/** On update, an absent or empty field leaves the old value: both become undefined. */
export const optionalOnUpdate = <T extends z.ZodType>(shape: T) => orUndefined(shape).optional()

/**
 * A field that may be empty, which is then ''. A new record has `.default('')` of it, an update `.optional()`: what is sent
 * empty is cleared, only an absent field leaves the old value.
 */
export const optional = <T extends z.ZodType>(shape: T) => orUndefined(shape).transform((value) => value ?? '')

type Fields = Record<string, z.ZodType>

/** The fields of a new record as those of an update: each may be absent. */
export const eachOptionalOnUpdate = <F extends Fields>(fields: F) =>
  mapFields(fields, optionalOnUpdate) as { [K in keyof F]: ReturnType<typeof optionalOnUpdate<F[K]>> }

/** Fields that may be absent; what is sent empty is empty. */
export const eachOptional = <F extends Fields>(fields: F) =>
  mapFields(fields, (field) => field.optional()) as { [K in keyof F]: z.ZodOptional<F[K]> }

/** The same of a new record: what is not sent is empty. */
export const eachEmptyByDefault = <F extends Fields>(fields: F) =>
  mapFields(fields, (field) => field.default('')) as { [K in keyof F]: z.ZodDefault<F[K]> }

/** The fields of a record in a response: text that needs no check. */
export const eachAsText = <F extends Fields>(fields: F) =>
  mapFields(fields, () => z.string()) as { [K in keyof F]: z.ZodString }

const mapFields = (fields: Fields, change: (field: z.ZodType) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field)]))

/** A roll number: its digits are stored as ASCII digits, like those of phones. */
export const rollNumber = () =>
  field(upTo(limits.text), (trimmed) => required(limits.text)(trimmed).overwrite(asciiDigits))

/** An age in years, in digits; stored as ASCII digits, like those of phones. */
export const age = () =>
  field(measured(limits.text, AGE), (trimmed) =>
    trimmed
      .overwrite(asciiDigits)
      .regex(/^[0-9]{1,3}$/, AGE)
      .refine((value) => Number(value) >= ageRange.min && Number(value) <= ageRange.max, AGE),
  )

const AGE = fault('notNumberFrom', { least: ageRange.min, most: ageRange.max })

export const phone = () =>
  field(measured(PHONE_LENGTH + SPACES_AROUND, tooLong(PHONE_LENGTH)), (trimmed) =>
    trimmed
      .max(PHONE_LENGTH, { abort: true })
      .overwrite(plainNumber)
      .regex(PHONE, { error: ({ input }) => phoneFault(String(input)) }),
  )

function phoneFault(written: string): string {
  const sign = phoneSign(written)
  if (sign !== undefined) return fault('notInPhone', { sign: nameOfCharacter(sign) })
  const isShort = !/\p{L}/u.test(written) && onlyDigits(written).length < phoneDigits.min
  return isShort ? fault('tooFewDigits', { least: phoneDigits.min }) : fault('notPhone')
}

const PHONE = new RegExp(`^(?:${phonePattern})$`)
const PHONE_LENGTH = 40

/** The address of a page, with http or https. */
export const httpUrl = (error: string) =>
  field(measured(limits.text, tooLong(limits.text)), (trimmed) => trimmed.pipe(z.url({ protocol: /^https?$/, error })))

/** An ISO timestamp. */
export const timestamp = () => z.iso.datetime()

/** An ISO timestamp in a request. */
export const sentTimestamp = () =>
  field(measured(limits.text, A_TIME), (trimmed) => trimmed.pipe(z.iso.datetime(A_TIME)))

const A_TIME = brokenFault('must be a time, as 2026-03-02T10:00:00.000Z')

const A_DAY = fault('notDay')
const calendarDay = z.iso.date(A_DAY)

/** A day that the calendar has, as YYYY-MM-DD; or one of these words. */
export const dayOr = <const V extends string>(words: readonly V[]) =>
  field(measured(limits.text, A_DAY), (trimmed) => trimmed.pipe(z.union([z.literal(words), calendarDay])))

/** A day that the calendar has, as YYYY-MM-DD, in a year of four digits that needs no zeros. */
export const day = () =>
  field(measured(limits.text, A_DAY), (trimmed) => trimmed.regex(/^[12]/, A_DAY).pipe(calendarDay))

/**
 * The day of an event, as YYYY-MM-DD; or one of these words. The clocks of before 2000 were not all whole minutes from UTC,
 * and calendars have no day after the year 9999.
 */
export const eventDayOr = <const V extends string>(words: readonly V[]) =>
  field(measured(limits.text, AN_EVENT_DAY), (trimmed) =>
    trimmed.pipe(z.union([z.literal(words), z.iso.date(AN_EVENT_DAY).regex(/^2/, AN_EVENT_DAY)])),
  )

const AN_EVENT_DAY = fault('notEventDay')

/** A time of the day, as HH:MM from 00:00 to 23:59; or one of these words. */
export const clockTimeOr = <const V extends string>(words: readonly V[]) =>
  field(measured(limits.text, A_CLOCK_TIME), (trimmed) =>
    trimmed.pipe(z.union([z.literal(words), z.string().regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, A_CLOCK_TIME)])),
  )

const A_CLOCK_TIME = brokenFault('must be a time of the day, as 08:30')

/** A month, as YYYY-MM. */
export const month = () =>
  field(measured(limits.text, A_MONTH), (trimmed) => trimmed.regex(/^\d{4}-(0[1-9]|1[0-2])$/, A_MONTH))

const A_MONTH = brokenFault('must be a month, as YYYY-MM')

/** The name of a school year, as 2018/19 or, where years begin in January, 2018; or empty. */
export const schoolYearOrNone = () =>
  field(
    measured(limits.text, A_SCHOOL_YEAR),
    (trimmed) => trimmed.regex(/^([12]\d{3}(\/\d{2})?)?$/, A_SCHOOL_YEAR),
    (text) => asciiDigits(oneLineOf(text)),
  )

const A_SCHOOL_YEAR = fault('notLike', { examples: ['2018/19', '2018'] })
