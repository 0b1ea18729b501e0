/** What the server itself writes for people, in each language. It serves all of them at once, so it chooses at run time. */
import type { Language } from '#contract'
import * as en from './en/index.ts'
import * as ur from './ur/index.ts'

type Texts = typeof en

/** A language that is not here has the texts of English. */
const texts: Partial<Record<Language, Texts>> = { ur }

export const stringsIn = (language: Language): Texts => texts[language] ?? en
