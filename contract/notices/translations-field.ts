import * as z from 'zod'
import { brokenFault } from '../failures.ts'
import { anyProse, anyText, secret } from '../fields.ts'
import { LANGUAGE_TAGS, type Language } from '../languages.ts'
import { limits } from '../limits.ts'
import { NOTICE_TEXTS, type NoticeTranslations, writeTranslations } from './translations.ts'

const REFUSED = brokenFault(
  `must be JSON as {"${LANGUAGE_TAGS[0]}":{"${NOTICE_TEXTS[0]}":"…"}}, with the languages ${LANGUAGE_TAGS.join(', ')} and the texts ${NOTICE_TEXTS.join(', ')}`,
)

const inOneLanguage = z.strictObject(
  {
    title: anyText().optional(),
    description: anyProse(limits.description).optional(),
    catagory: anyText().optional(),
  },
  REFUSED,
)
type ByLanguage = Record<Language, z.ZodOptional<typeof inOneLanguage>>
const byLanguage = z.strictObject(
  Object.fromEntries(LANGUAGE_TAGS.map((language) => [language, inOneLanguage.optional()])) as ByLanguage,
  REFUSED,
)

/** A sign may take two in JSON; the rest is for the names. */
const LONGEST = LANGUAGE_TAGS.length * (2 * (limits.description + 2 * limits.text) + limits.text)

/** The texts of a notice in other languages, as JSON: {"ur":{"title":"…"}}. '': there are none. */
export const translationsField = () =>
  // Its texts are cleaned one by one: a line end of another kind is a sign in JSON, and LF in its place is none.
  secret(LONGEST)
    .transform((written, context): unknown => {
      if (written.trim() === '') return {}
      try {
        return JSON.parse(written)
      } catch {
        context.issues.push({ code: 'custom', message: REFUSED, input: written })
        return z.NEVER
      }
    })
    .pipe(byLanguage)
    .transform((translations: NoticeTranslations) => writeTranslations(translations))

/** The same in a response. */
export const translationsOfNotice = () => byLanguage
