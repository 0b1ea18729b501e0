/** For the server, which speaks all languages at once. A portal has the texts of its own language alone. */
import { messagesIn } from '../../messages/all.ts'
import { byLanguage, type Language } from '../languages.ts'
import type { Region } from '../school/settings.ts'
import { type Coded, englishOf } from './coded.ts'
import { fieldLabels } from './field-labels.ts'
import { textIn } from './text-in.ts'

const labels = byLanguage((language) => fieldLabels(messagesIn(language)))

/** A text in a language; in English where that lacks it. @param field that it is about */
export function saidIn(
  language: Language,
  said: Coded,
  { field, digits }: Pick<Region, 'digits'> & { field: string },
): string {
  const { failures, withDigits } = messagesIn(language)
  const text = textIn(failures, said, { labels: labels[language], field }) ?? englishOf(said)
  return withDigits(text, digits)
}
