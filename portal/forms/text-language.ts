import { LANGUAGES, type Language } from '#contract'

/** The ref of a control for a text in a language. An empty field of `dir="auto"` would begin on the left. */
export const textLanguage = (language: Language) => (control: HTMLElement | null) => {
  if (control) Object.assign(control, { lang: language, dir: LANGUAGES[language].dir })
}
