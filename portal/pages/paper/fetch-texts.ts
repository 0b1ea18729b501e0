import type { Language } from '#contract'
import { chosenDigits, type Texts } from '#messages'
import { files } from '#messages/files'
import { AREAS } from '../../areas.ts'

/** Fetches all texts of staff in a language that need not be that of the page: for what is printed in another one. */
export async function fetchTexts(language: Language): Promise<Texts> {
  const names = [...AREAS.main.texts, ...AREAS.staff.texts]
  const loaded = await Promise.all(names.map((name) => files.load(name, language)))
  for (const part of loaded) part.chooseDigits(chosenDigits())
  return Object.assign({}, ...loaded) as Texts
}
