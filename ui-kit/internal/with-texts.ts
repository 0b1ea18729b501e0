import type { KitSettings } from './kit-context.ts'

type TextsOf = KitSettings['textsOf']

/** The language of a tag: 'de' of 'de-AT'. */
const languageOf = (locale: string) => locale.toLowerCase().split('-')[0]

/**
 * The texts of a provider before those of the providers around it.
 * @param textsLocale the language of its texts; without it they count in every language
 */
export const withTexts =
  (
    outer: TextsOf,
    texts: { readonly [component: string]: object | undefined } = {},
    textsLocale?: string | null,
  ): TextsOf =>
  (component, locale) => {
    const counts = !textsLocale || languageOf(textsLocale) === languageOf(locale)
    return { ...outer(component, locale), ...(counts && texts[component]) }
  }
