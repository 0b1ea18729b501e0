'use client'

import { createContext, type ElementType, type FormEventHandler, useContext } from 'react'
import type { en } from '../messages/en/index.ts'

/** A component that has default texts. Only a type: a component brings no texts but its own. */
type MessageKey = keyof typeof en

/** The settings of a KitProvider for the components in it. */
export interface KitSettings {
  /** BCP 47 language tag that dates, numbers and sort orders follow. */
  locale: string
  /** IANA time zone in which instants are shown, such as 'Europe/Tallinn'. */
  timeZone: string
  /** Renders every link to a page. */
  Link: ElementType
  /** The texts in a language that replace the default texts of a component. */
  textsOf: (component: MessageKey, locale: string) => object | undefined
  /** Makes the browser show the kit's text for an invalid field. Custom elements set this text themselves. */
  onInvalid?: FormEventHandler<HTMLInputElement>
}

/** The defaults are constants, never those of the machine: a server and a browser have to render the same. */
export const defaultSettings: KitSettings = { locale: 'en', timeZone: 'UTC', Link: 'a', textsOf: () => undefined }

export const KitContext = createContext(defaultSettings)

/** The settings of the nearest KitProvider. */
export const useKit = () => useContext(KitContext)

/**
 * The texts of a component, its other props and its language. Its texts are those that it is given, else those of the nearest
 * KitProvider in its language, else `defaults`. Its language is the prop `lang`, else that of the nearest KitProvider.
 * @param component the name of the constant with its defaults, without 'Messages'
 * @param given the props of the component, or the texts among them; one that is undefined counts as missing
 */
export function useTexts<Given extends object, Texts extends object>(
  component: MessageKey,
  defaults: Texts,
  given?: Given,
): [texts: Texts, others: Omit<Given, keyof Texts>, locale: string] {
  const kit = useKit()
  const locale = (given as { lang?: string } | undefined)?.lang || kit.locale
  const texts = { ...defaults, ...kit.textsOf(component, locale) } as Record<string, unknown>
  const others: Record<string, unknown> = {}
  for (const name in given) if (given[name] !== undefined) (name in defaults ? texts : others)[name] = given[name]
  return [texts as Texts, others as Omit<Given, keyof Texts>, locale]
}

/** The language of a tag: 'de' of 'de-AT'. */
const languageOf = (locale: string) => locale.toLowerCase().split('-')[0]

/**
 * The texts of a provider before those of the providers around it.
 * @param textsLocale the language of its texts; without it they count in every language
 */
export const withTexts =
  (
    outer: KitSettings['textsOf'],
    texts: { readonly [component: string]: object | undefined } = {},
    textsLocale?: string | null,
  ): KitSettings['textsOf'] =>
  (component, locale) => {
    const counts = !textsLocale || languageOf(textsLocale) === languageOf(locale)
    return { ...outer(component, locale), ...(counts && texts[component]) }
  }
