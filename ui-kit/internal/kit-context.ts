import { createContext, type ElementType, useContext } from 'react'
import type { MessageKey } from './message-keys.ts'

/** What a KitProvider sets for the components in it. */
export interface KitSettings {
  /** BCP 47 language tag that dates, numbers and sort orders follow. */
  locale: string
  /** IANA time zone in which instants are shown, such as 'Europe/Tallinn'. */
  timeZone: string
  /** Renders every link to a page. */
  Link: ElementType
  /** Texts that replace the default texts: those of each KitProvider, the outermost first. */
  messages: readonly KitTexts[]
}

/** The texts of one KitProvider. */
export interface KitTexts {
  /** Their language. Without it they count in every language. */
  locale?: string
  texts: { readonly [Component in MessageKey]?: object }
}

/** The defaults are constants, never those of the machine: a server and a browser have to render the same. */
export const defaultSettings: KitSettings = { locale: 'en', timeZone: 'UTC', Link: 'a', messages: [] }

export const KitContext = createContext(defaultSettings)

/** The settings of the nearest KitProvider. */
export const useKit = () => useContext(KitContext)

/** The language of a tag: 'de' of 'de-AT'. */
const languageOf = (locale: string) => locale.toLowerCase().split('-')[0]

/**
 * The texts of a component: those that it is given, else those of the nearest KitProvider in its language, else
 * `defaults`. Its language is the prop `lang`, else that of the nearest KitProvider.
 * @param component the name of the constant with its defaults, without 'Messages'; build/kit-entries.mjs finds these
 * @param given the props of the component, or the texts among them; one that is undefined counts as missing
 */
export function useTexts<Given extends object, Texts extends object>(
  component: MessageKey,
  defaults: Texts,
  given?: Given,
): Given & Texts {
  const { locale, messages } = useKit()
  const language = languageOf((given as { lang?: string } | undefined)?.lang || locale)
  const texts = { ...defaults } as Given & Texts
  for (const from of messages)
    if (!from.locale || languageOf(from.locale) === language) Object.assign(texts, from.texts[component])
  for (const name in given) if (given[name] !== undefined) texts[name] = given[name] as (Given & Texts)[typeof name]
  return texts
}
