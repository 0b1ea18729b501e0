import { count } from './counting.ts'

/** Texts of the school in its other languages, on the page 'Your school'. */
export const schoolTranslations = {
  choice: 'Language of the texts',
  choiceHint: ({ first }: { first: string }) =>
    `A text that is not written in another language is shown in ${first} on its pages.`,
  /** Above the fields of another language. */
  lead: ({ first, language }: { first: string; language: string }) =>
    `Write each text in ${language}. Below its name is what it says in ${first}; a field that stays empty leaves that on the page.`,
  missing: ({ count: missing }: { count: number }) => count(missing, { one: 'text to write', other: 'texts to write' }),
  /** A text of one entry of a list: 'Slide 2: Heading' */
  ofEntry: ({ one, place, label }: { one: string; place: number; label: string }) => `${one} ${place}: ${label}`,
}
