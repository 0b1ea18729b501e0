import * as z from 'zod'
import { brokenFault } from '../failures.ts'
import { anySingleLine, asWritten, choice, singleLine, timestamp, wholeNumber } from '../fields.ts'
import { formattedText } from '../formatted-text/schemas.ts'
import { LANGUAGE_TAGS } from '../languages.ts'
import { uploadLimits } from '../limits.ts'
import { noticeFileLimits } from '../notices/files.ts'
import { noticeFileShape } from '../notices/schemas.ts'
import { conflictFailure, idParam, lang, photoSize, success, version } from '../responses.ts'
import { LEGAL_PAGES, SAMPLE_PARTS } from './choices.ts'
import { ownPage, question, schoolSettings, settings } from './fields.ts'
import { schoolLimits as most } from './limits.ts'
import { LEGAL_VALUES } from './own-pages.ts'
import type { PublicSchool } from './settings.ts'

/** The texts of each language are measured separately; the names and punctuation of JSON add to them. */
const JSON_BYTES = LANGUAGE_TAGS.length * (most.bytes + most.pageBytes) + uploadLimits.jsonBytes

const versionNumber = () => wholeNumber({ min: 0, max: 1_000_000_000 })

const saved = {
  /** '0': the texts of a fresh school, which nobody saved. */
  version: version(),
  savedAt: timestamp().nullable(),
  /** Who saved it: the name, or the user id of an admin; null if the login is deleted, or a command has saved it. */
  savedBy: z.string().nullable(),
}

const whole = {
  settings: schoolSettings,
  ...saved,
  /** The parts that are still those of the sample. */ sample: z.array(z.enum(SAMPLE_PARTS)),
  /** The country of the school's telephone, as ISO 3166-1, by which a time zone is proposed; absent: not known. */
  phoneCountry: z.string().optional(),
}

/**
 * New names of classes by their present names. In an earlier version: what has to be sent with its settings to bring it
 * back.
 */
const renamed = z.record(
  asWritten(most.className),
  asWritten(most.className),
  brokenFault('must be an object of new names by old ones'),
)

/** Settings without the texts in other languages, and with the names of those that are in the first one. */
function inOneLanguage(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodOptional) return inOneLanguage(field.unwrap() as z.ZodType).optional()
  if (field instanceof z.ZodArray) return z.array(inOneLanguage(field.element as z.ZodType))
  if (!(field instanceof z.ZodObject)) return field
  const all = Object.entries(field.shape as Record<string, z.ZodType>)
  const own = all.filter(([name]) => !name.includes('@')).map(([name, value]) => [name, inOneLanguage(value)])
  return z.object({
    ...Object.fromEntries(own),
    ...(own.length < all.length && { inFirst: z.array(z.string()).optional() }),
  })
}

/** What was typed, as it is shown. */
const asShown = { text: formattedText() }

/** What of the settings visitors may read, in one language. */
const publicSettings = inOneLanguage(
  settings.omit({ confirmed: true, leavers: true, legal: true }).extend({
    userIds: settings.shape.userIds.pick({ suffix: true }),
    about: settings.shape.about.extend(asShown).optional(),
    questions: z.array(question.extend(asShown)).optional(),
    /** Notices can be had by mail. */
    mail: z.literal(true).optional(),
    ownPages: z.array(ownPage.omit({ files: true, text: true })),
    legalPages: z.array(z.enum(LEGAL_PAGES)),
  }),
) as z.ZodType<PublicSchool>

export const publicSchool = {
  query: z.object({ lang: lang() }),
  success: success({ version: version(), settings: publicSettings }),
}
export const getSchool = { success: success(whole) }
export const updateSchool = {
  json: z.object({ version: versionNumber(), settings: schoolSettings, renamed: renamed.default({}) }),
  jsonBytes: JSON_BYTES,
  success: success(whole),
  failure: conflictFailure,
}
/** `replace`: the file also overwrites what was changed in the school since. */
export const importSchool = {
  query: z.object({ replace: choice(['yes']).optional() }),
  body: 'file' as const,
  success: success(whole),
  failure: conflictFailure,
}
export const schoolVersions = {
  success: success({
    /** Newest first. `changed`: the settings that differ from the version before, such as 'identity.name' and 'classes'. */
    versions: z.array(z.strictObject({ ...saved, changed: z.array(z.string()) })),
  }),
}
export const schoolVersion = { params: z.object({ version: versionNumber() }), success: success({ ...whole, renamed }) }
/** By its address, however it is typed; or by the name of one that the school must have. */
export const schoolPage = {
  params: z.object({ slug: anySingleLine() }),
  query: z.object({ lang: lang() }),
  success: success({
    page: z.strictObject({
      slug: z.string(),
      /** Absent of a page that the school must have. */
      title: z.string().optional(),
      text: formattedText(),
      files: z.array(noticeFileShape).optional(),
      inFirst: z.array(z.string()).optional(),
    }),
  }),
}
const textOfEach = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodString>)
/** What the program knows for the pages that a school must have: a sample of each, and the facts that texts name in braces. */
export const legalSamples = {
  query: z.object({ lang: lang() }),
  success: success({ samples: textOfEach(LEGAL_PAGES), values: textOfEach(LEGAL_VALUES) }),
}
/** The body is the file. The same bytes have the same id, and are kept once. */
export const addSchoolFile = {
  query: z.object({ name: singleLine(255) }),
  body: 'file',
  bodyBytes: noticeFileLimits.bytes,
  success: success({ file: noticeFileShape }),
} as const
export const addSchoolPicture = {
  form: z.object({}),
  files: { picture: 'required' },
  success: success({ picture: z.strictObject({ id: z.string() }) }),
} as const
export const schoolPicture = { params: idParam, query: z.object({ size: photoSize() }), success: 'image' } as const
