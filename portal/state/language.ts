import { signal } from '@preact/signals-react'
import type { Language } from '#contract'
import { addTexts, speak } from '#messages'
import { files, type PageTexts } from '#messages/files'
import { AREAS } from '../areas.ts'

/** The language of the page; undefined until its texts are there, and on the server. */
export const pageLanguage = signal<Language>()

/** The page is in the language that the browser asks for, and nobody has chosen it. */
export const isLanguageProposed = signal(false)

/** The files of texts that are needed so far. */
const needed = signal<ReadonlySet<PageTexts>>(new Set<PageTexts>(AREAS.main.texts))

/** The texts of a later area: fetched with its first page, and from then on with each language. */
export async function needTexts(names: readonly PageTexts[]): Promise<void> {
  // Before they are fetched: the language may be switched meanwhile.
  needed.value = new Set([...needed.value, ...names])
  if (pageLanguage.value) await loadTexts(pageLanguage.value)
}

/** Fetches the texts of a language that are needed so far. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all(Array.from(needed.value, async (name) => addTexts(language, await files.load(name, language))))
}

/** Shows the page in a language whose texts are there. */
export function speakIn(language: Language): void {
  speak(language)
  pageLanguage.value = language
}
