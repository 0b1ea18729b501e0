import type { Language, SchoolSettings } from '#contract'
import { offeredLanguages } from '#contract'
import { taglineOf } from '#contract/school/defaults'
import { defaultsIn } from '#contract/school/defaults-in'
import { isWritten, mapTexts, type Text, translationOf } from '#contract/school/translations'

/**
 * The sample school has its texts in several languages. A text that is still the sample's is shown in each language as the
 * sample has it; none of these translations is stored, so that a text that the school writes itself has none of another.
 */

const languages = Object.keys(defaultsIn) as Language[]

const textsOf = (settings: SchoolSettings): Text[] => {
  const all: Text[] = []
  mapTexts(settings, (of, names) => {
    all.push(...names.map((name) => of[name] as Text))
    return of
  })
  return all
}

type Versions = Partial<Record<Language, Text>>

/** The texts of the sample in all languages, by what they say in any of them. */
const samples = new Map<string, Versions>()
const texts = languages.map((language) => textsOf(defaultsIn[language] as SchoolSettings))
for (const [at] of texts[0]?.entries() ?? []) {
  const versions = Object.fromEntries(languages.map((language, index) => [language, texts[index]?.[at]])) as Versions
  for (const text of Object.values(versions)) if (isWritten(text)) samples.set(JSON.stringify(text), versions)
}

/** The line beside the name follows classes and year, as long as nobody has written another one. */
const withLines = (settings: SchoolSettings, others: readonly Language[]): SchoolSettings => {
  const { identity, languages } = settings
  if (identity.line !== taglineOf(settings, languages.first)) return settings
  const lines = others
    .filter((language) => !isWritten(identity[translationOf('line', language)]))
    .map((language) => [translationOf('line', language), taglineOf(settings, language)])
  return { ...settings, identity: { ...identity, ...Object.fromEntries(lines) } }
}

/** The settings with the texts of the sample in the languages that the school offers. */
export function withSampleTexts(settings: SchoolSettings, offered = offeredLanguages(settings.languages)) {
  const { first } = settings.languages
  const others = offered.filter((language) => language !== first)
  if (others.length === 0) return settings
  return mapTexts(withLines(settings, others), (of, names) => {
    for (const name of names) {
      const text = JSON.stringify(of[name])
      const versions = samples.get(text)
      // A text that is the sample's in another language than the first one is the school's own choice.
      if (JSON.stringify(versions?.[first]) !== text) continue
      for (const language of others) {
        const key = translationOf(name, language)
        if (versions?.[language] && !isWritten(of[key])) of[key] = versions[language]
      }
    }
    return of
  })
}

/**
 * The settings as they are stored.
 * @param read those that were read before they were changed: their line is not written by anybody either
 */
export const withoutSampleTexts = (settings: SchoolSettings, read = settings): SchoolSettings =>
  mapTexts(settings, (of) =>
    Object.fromEntries(
      Object.entries(of).filter(([key, text]) => {
        const [name, language] = key.split('@') as [string, Language | undefined]
        if (!language) return true
        const isLine = name === 'line' && [settings, read].some((of) => text === taglineOf(of, language))
        const sample = samples.get(JSON.stringify(text))?.[language]
        return !isLine && JSON.stringify(sample) !== JSON.stringify(text)
      }),
    ),
  )

/**
 * The settings after a change of the first language. A text that has a translation into the new first language changes
 * places with it. A text without one stays where it is: somebody may have written it in the new language already.
 * @param before the settings before the save
 */
export function withFirstLanguage(settings: SchoolSettings, { languages: before }: SchoolSettings): SchoolSettings {
  const { languages } = settings
  const [first, old] = [languages.first, before.first]
  if (first === old) return settings
  const whole = withSampleTexts({ ...settings, languages: before }, [old, first])
  const swapped = mapTexts(whole, (of, names) => {
    for (const name of names) {
      const translation = translationOf(name, first)
      const own = of[translation]
      if (!isWritten(own)) continue
      of[translationOf(name, old)] = of[name]
      of[name] = own
      delete of[translation]
    }
    return of
  })
  return { ...swapped, languages }
}
