/** The languages of the product, by BCP 47 tag. English has every text, and the others fall back to it. */
export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr', change: 'Show these pages in English' },
  ur: { name: 'اردو', dir: 'rtl', change: 'یہ صفحات اردو میں دکھائیں' },
  de: { name: 'Deutsch', dir: 'ltr', change: 'Diese Seiten auf Deutsch zeigen' },
} as const satisfies Record<string, About>

type About = {
  /** As its speakers write it. */
  name: string
  dir: 'ltr' | 'rtl'
  /** The link that leads to it from another language. */
  change: string
}

export type Language = keyof typeof LANGUAGES

export const ENGLISH: Language = 'en'

export const LANGUAGE_TAGS = /* @__PURE__ */ Object.keys(LANGUAGES) as Language[]

/** A value for each language. What is the same for all calls is made once with it. */
export const byLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGE_TAGS.map((language) => [language, make(language)])) as Record<Language, T>
