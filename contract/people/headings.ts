import { messagesIn } from '#messages/all'
import type { Language } from '../languages.ts'
import { headingsOf, type PersonKind } from './columns.ts'

/** The headings of the columns in a language, by field. */
export const headingsIn = (language: Language): Record<PersonKind, Readonly<Record<string, string>>> =>
  headingsOf(messagesIn(language))
