/** What the server says in each language. It has all of them at the same time, so a caller names the language. */
import type * as english from './en/parts/server.ts'
import { byLanguage, LANGUAGE_TAGS, type Language } from './languages.ts'
import type { Translated } from './translates.ts'

type English = Translated<typeof english>
/** Of failures a language may say less than English. */
export type ServerTexts = Omit<English, 'failures'> & { failures: Partial<English['failures']> }

const loaded = await Promise.all(
  LANGUAGE_TAGS.map((language): Promise<ServerTexts> => import(`./${language}/parts/server.ts`)),
)
const all = byLanguage((language) => loaded[LANGUAGE_TAGS.indexOf(language)] as ServerTexts)

/** In a language; what it does not have is English. */
export const messagesIn = (language: Language): ServerTexts => all[language]
