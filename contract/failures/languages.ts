/** For the server, which speaks all languages at once. A portal has the texts of its own language alone. */

import { inUrduDigits } from '../digits.ts'
import { labelsIn } from '../labels/index.ts'
import { byLanguage, type Language } from '../languages.ts'
import type { Region } from '../school/settings.ts'
import { type Coded, englishOf } from './coded.ts'
import * as de from './de/index.ts'
import { fieldLabels } from './field-labels.ts'
import { type Texts, textIn, type WriteDigits } from './text-in.ts'
import * as ur from './ur/index.ts'

const catalogs: Partial<Record<Language, Texts>> = { de, ur }

/** Of the languages that have digits of their own. */
const ownDigits: Partial<Record<Language, WriteDigits>> = { ur: inUrduDigits }

const labels = byLanguage((language) => fieldLabels(labelsIn(language)))

/** A text in a language; in English where that lacks it. @param field that it is about */
export function saidIn(
  language: Language,
  said: Coded,
  { field, digits }: Pick<Region, 'digits'> & { field: string },
): string {
  const texts = catalogs[language]
  const writeDigits = digits === 'language' ? ownDigits[language] : undefined
  const naming = { labels: labels[language], field, writeDigits }
  return (texts && textIn(texts, said, naming)) ?? englishOf(said)
}
