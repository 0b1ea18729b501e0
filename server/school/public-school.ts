import type { Language, PublicSchool, SchoolSettings } from '#contract'
import { textReader } from '#contract/formatted-text'
import { publicSchool } from '#contract/school/public'

/** The settings are one object until they change. */
const read = new WeakMap<SchoolSettings, Partial<Record<Language, PublicSchool>>>()

/** All that visitors may read, in one language, with the texts of the pages as they are shown: read once in each language. @param mail whether this server sends mail, which is so or not until it stops */
export function schoolToRead(settings: SchoolSettings, language: Language, mail: boolean): PublicSchool {
  const known = read.get(settings) ?? {}
  read.set(settings, known)
  known[language] ??= publicSchool(settings, language, textReader(settings), mail)
  return known[language]
}
