import { signal } from '@preact/signals-react'
import type { Language } from '#contract'
import { addTexts, speak } from '#messages'
import { files } from '#messages/files'

/** The language of the page; undefined until its texts are there, and on the server. */
export const pageLanguage = signal<Language>()

/** The parts of the texts that are needed so far. */
const needed = signal<readonly ('visitors' | 'staff')[]>(['visitors'])

/** The texts that only staff read: fetched with the first page of theirs. */
export async function needStaffTexts(): Promise<void> {
  if (needed.value.includes('staff')) return
  if (pageLanguage.value) addTexts(pageLanguage.value, await files.staff(pageLanguage.value))
  needed.value = [...needed.value, 'staff']
}

/** Fetches the texts of a language that are needed so far. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all(needed.value.map(async (part) => addTexts(language, await files[part](language))))
}

/** Shows the page in a language whose texts are there. */
export function speakIn(language: Language): void {
  speak(language)
  pageLanguage.value = language
}
