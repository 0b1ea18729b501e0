/** What the server itself writes for people, in each language. It serves all of them at once, so it chooses at run time. */
import { byLanguage, type Language, type Region } from '#contract'
import { inUrduDigits } from '#contract/digits'
import * as en from './en/index.ts'
import * as ur from './ur/index.ts'

type Texts = typeof en

const own: Partial<Record<Language, Partial<Texts>>> = { ur }

const texts = byLanguage((language): Texts => ({ ...en, ...own[language] }))

/** In a language; what it does not have is English. */
export const stringsIn = (language: Language): Texts => texts[language]

/** Writes the digits of a text as a school has chosen for this language. */
export const digitsIn =
  (language: Language, { digits }: Pick<Region, 'digits'>) =>
  (text: string): string =>
    language === 'ur' && digits === 'language' ? inUrduDigits(text) : text
