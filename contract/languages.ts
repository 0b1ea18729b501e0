/** The languages of a school, and how a page says which one it is in. */
import { ENGLISH, type Language } from '../messages/languages.ts'
import { COOKIES } from './browser-storage.ts'

export { byLanguage, ENGLISH, LANGUAGE_TAGS, LANGUAGES, type Language } from '../messages/languages.ts'

/** The path of the document of a language in the built portal. */
export const pathIn = (language: Language): string => (language === ENGLISH ? '/index.html' : `/${language}/index.html`)

/** The languages of a school. */
export type Languages = {
  /** That of a visitor who has chosen none, and of the school's own texts. */
  first: Language
  /** The other languages that a visitor can choose. The list may name the first one too. */
  others: Language[]
}

/** The first one, then the others. */
export const offeredLanguages = ({ first, others }: Languages): Language[] => [...new Set([first, ...others])]

/** The part of a URL that asks for a language: for search engines, for links, and for a browser without cookies. */
export const LANGUAGE_PARAMETER = 'lang'

/**
 * A URL or path of a page in a language. That of the first language has no parameter, so that each page has one URL in each
 * language.
 */
export const urlIn = (language: Language, { first }: Languages, url: string): string =>
  language === first ? url : `${url}${url.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${language}`

/** The cookie that stores a choice: a cookie, so that the server writes the page in this language. */
export const LANGUAGE_COOKIE = COOKIES.language

/** The choice in a list of cookies; undefined without one, and for a language that is not offered. */
export const languageIn = (cookies: string, offered: readonly Language[]): Language | undefined => {
  const all = cookies.split('; ')
  return offered.find((language) => all.includes(`${LANGUAGE_COOKIE}=${language}`))
}
