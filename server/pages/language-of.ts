import type { Context } from 'hono'
import { type Language, type Languages, languageIn, offeredLanguages } from '#contract'

/** The part of a URL that asks for a language: for search engines, for links, and for a browser without cookies. */
const PARAMETER = 'lang'

/**
 * The language of a page: that of its URL, else the one that was chosen before, else the school's first. Only those that
 * the school offers count. What the browser says that its user reads does not: a page is the same for everybody who has
 * chosen nothing.
 */
export const languageOf = (c: Context, languages: Languages): Language =>
  languageInUrl(c, languages) ?? languageIn(c.req.header('cookie') ?? '', languages) ?? languages.first

export const languageInUrl = (c: Context, languages: Languages): Language | undefined =>
  offeredLanguages(languages).find((language) => language === c.req.query(PARAMETER))
