/** For the server, which speaks all languages at once. A portal has the texts of its own language alone. */
import { labelsIn } from '../labels/index.ts'
import type { Language } from '../languages.ts'
import { type Coded, englishOf } from './coded.ts'
import * as de from './de/index.ts'
import { fieldLabels } from './field-labels.ts'
import { type Texts, textIn } from './text-in.ts'
import * as ur from './ur/index.ts'

const catalogs: Partial<Record<Language, Texts>> = { de, ur }

/** A text in a language; in English where that lacks it. @param field that it is about */
export function saidIn(language: Language, said: Coded, field?: string): string {
  const texts = catalogs[language]
  return (texts && textIn(texts, said, { labels: fieldLabels(labelsIn(language)), field })) ?? englishOf(said)
}
