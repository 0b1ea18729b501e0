/** For the server, which has the texts of all languages. A portal has only those of its own language. */
import { messagesIn } from '../../messages/all.ts'
import { fieldLabels, textIn } from '../../messages/failure-text.ts'
import { englishOf, type MessageRef } from '../failures.ts'
import { byLanguage, type Language } from '../languages.ts'
import type { Region } from '../school/settings.ts'

const labels = byLanguage((language) => fieldLabels(messagesIn(language)))

/** The text of a message in a language; in English if the language lacks it. @param field that it is about */
export function messageIn(
  language: Language,
  ref: MessageRef,
  { field, digits }: Pick<Region, 'digits'> & { field: string },
): string {
  const { failures, withDigits } = messagesIn(language)
  const text = textIn(failures, ref, { labels: labels[language], field }) ?? englishOf(ref)
  return withDigits(text, digits)
}
