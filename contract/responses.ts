import * as z from 'zod'
import { brokenFault } from './failures.ts'
import { anyText, choice, optionalOnUpdate, text, timestamp, wholeNumber } from './fields.ts'
import { LANGUAGE_TAGS } from './languages.ts'
import { mostSelected } from './limits.ts'

/** Opaque; cannot be guessed. */
export const id = () => z.string()

/**
 * A fingerprint of the photo; null without a photo. As `?v=` in its URL it makes a changed photo appear at once. Our
 * addition.
 */
export const photoVersion = () => z.string().nullable()

/**
 * The version of a record, opaque. A form sends it back with its update, so that the server can refuse an update that
 * would overwrite a change which the sender has not read. Our addition.
 */
export const version = () => z.string()

/** On update: the version that was read; without one nothing is checked. */
export const readVersion = () => optionalOnUpdate(text())

/** A text by its code and parameters, beside the same text in English; see failures.ts. Our addition. */
export const code = z.string()
const textCode = { code, params: z.record(z.string(), z.unknown()).optional() }
/** A text beside the message of a response: a note, a hint, the error of a cell. */
export const messageWithRef = z.strictObject({ message: z.string(), ...textCode })
/** A text that is a reason, with its code. */
export const reasonWithCode = { reason: z.string(), ...textCode }

/** Whether something may be undone, and if not, why. */
export const mayUndo = z.strictObject({
  possible: z.boolean(),
  reason: z.string().nullable(),
  code: textCode.code.optional(),
  params: textCode.params,
})

/** The body of a success with these fields. */
export const success = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject({ success: z.literal(true), message: z.string(), code: textCode.code.optional(), ...shape })

/** The body of a failure that a page handles, with status 200. */
export const failure = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject({ success: z.literal(false), message: z.string(), ...textCode, ...shape })

export const plainFailure = failure({})

/** Either a success with these fields, or a failure with only a message. */
export const outcome = <T extends z.ZodRawShape>(shape: T) => ({ success: success(shape), failure: plainFailure })

/** A field of an update that somebody has changed since its sender read the record. */
const conflict = z.strictObject({
  field: z.string(),
  /** The value there is now; of a photo, its version. */
  theirs: z.string(),
  /** The name of the person who changed it; null if the login is deleted. */
  by: z.string().nullable(),
  at: timestamp(),
})

/** The update was not written. Sent again with this version, it is. */
export const conflictFailure = failure({ version: version(), conflicts: z.array(conflict).min(1) })

/** A call that should not have been made: status 400 and above. */
export const errorBody = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  ...textCode,
  /** The field that has to be corrected (400). */
  field: z.string().optional(),
  /** The caller has to set up a second factor first (403). */
  secondFactorMissing: z.literal(true).optional(),
  /** The same, of an own password in place of the one that the school gave. */
  ownPasswordMissing: z.literal(true).optional(),
  /** Names the request in the server's log (500). */
  requestId: z.string().optional(),
})

/** `thumb`: a 96 px square; `card`: at most 560 px; absent: at most 1,024 px. */
export const photoSize = () => choice(['thumb', 'card']).optional()

/** `{id}` in a path. */
export const idParam = z.object({ id: text(128) })

/** A call that responds with a picture. `v` is its version, with which it may be cached for ever. */
export const image = {
  params: idParam,
  query: z.object({ size: photoSize(), v: anyText(64).optional() }),
  success: 'image',
} as const

/** Why the clock of a server is doubted: it is more than a day ahead of the expected time, or behind it. */
export const clockDoubt = z.enum(['ahead', 'back'])

/**
 * The entry of the audit that a call on several records made: an act. A client that needs several calls for one action
 * of a person sends it with the next call; then all of them are one entry. Absent where nothing was changed. Our
 * addition.
 */
export const act = () => z.string().optional()

/** A language of the school; by default the one that was chosen, else its first. Our addition. */
export const lang = () => choice(LANGUAGE_TAGS).optional()

/** A call that responds with a file to be saved. */
export const download = { query: z.object({ lang: lang() }), success: 'file' } as const

/** A form with a photo that may be left out. */
export const optionalPhoto = { files: { photo: 'optional' } } as const

/** The `_id`s of selected records. @param tooMany the failure of too many, where the portal sends them in one call */
export const selectedIds = (tooMany = brokenFault(`has more than ${mostSelected} records: select fewer`)) =>
  z
    .array(text(128), brokenFault('must be a list of ids'))
    .min(1, brokenFault('is empty: select at least one record'))
    .max(mostSelected, tooMany)
    .transform((ids) => [...new Set(ids)])

/** Records that were selected for one call. */
export const selection = z.object({
  ids: selectedIds(),
  /** From the response to the call before, of which this is a further part. */
  act: wholeNumber({ min: 1, max: Number.MAX_SAFE_INTEGER }).optional(),
})

/** A call that changes the record of `{id}`: with the fields of a form, unless somebody else has changed the same. */
export const update = <F extends z.ZodObject, T extends z.ZodRawShape>(form: F, shape: T) => ({
  params: idParam,
  form,
  success: success(shape),
  failure: conflictFailure,
})
