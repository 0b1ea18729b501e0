import { signal } from '@preact/signals-react'
import type { Language } from '#contract'
import { addTexts, speak } from '#messages'
import { files } from '#messages/files'

/** The language of the page; undefined until its texts are there, and on the server. */
export const pageLanguage = signal<Language>()

/** The parts of the texts that are needed so far. */
const needed = signal<ReadonlySet<'visitors' | 'staff'>>(new Set(['visitors']))

/** The texts that only staff read: fetched with the first page of theirs, and from then on with each language. */
export async function needStaffTexts(): Promise<void> {
  // Before they are fetched: the language may be switched meanwhile.
  needed.value = new Set([...needed.value, 'staff'])
  if (pageLanguage.value) await loadTexts(pageLanguage.value)
}

/** Fetches the texts of a language that are needed so far. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all(Array.from(needed.value, async (part) => addTexts(language, await files[part](language))))
}

/** Shows the page in a language whose texts are there. */
export function speakIn(language: Language): void {
  speak(language)
  pageLanguage.value = language
}
