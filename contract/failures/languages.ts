/** For the server, which speaks all languages at once. A portal has the texts of its own language alone. */
import { messagesIn } from '../../messages/all.ts'
import { byLanguage, type Language } from '../languages.ts'
import type { Region } from '../school/settings.ts'
import { fieldLabels } from './field-labels.ts'
import { englishOf, type MessageRef } from './server-messages.ts'
import { textIn } from './text-in.ts'

const labels = byLanguage((language) => fieldLabels(messagesIn(language)))

/** A text in a language; in English where that lacks it. @param field that it is about */
export function messageIn(
  language: Language,
  ref: MessageRef,
  { field, digits }: Pick<Region, 'digits'> & { field: string },
): string {
  const { failures, withDigits } = messagesIn(language)
  const text = textIn(failures, ref, { labels: labels[language], field }) ?? englishOf(ref)
  return withDigits(text, digits)
}
