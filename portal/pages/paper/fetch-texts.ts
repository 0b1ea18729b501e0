import type { Language } from '#contract'
import { chosenDigits, type Texts } from '#messages'
import { files } from '#messages/files'

/** Fetches all texts of staff in a language that need not be that of the page: for what is printed in another one. */
export async function fetchTexts(language: Language): Promise<Texts> {
  const loaded = await Promise.all([files.main(language), files.public(language), files.staff(language)])
  for (const part of loaded) part.chooseDigits(chosenDigits())
  return Object.assign({}, ...loaded) as Texts
}
