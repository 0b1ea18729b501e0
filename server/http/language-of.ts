import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { LANGUAGE_PARAMETER, type Language, languageIn, offeredLanguages, type SchoolSettings } from '#contract'
import { textsIn } from '#contract/school/translations'

/** Those that the school offers, its first one first: `offeredLanguages` of the contract. */
type Offered = readonly Language[]

/**
 * The language of a caller: that of the URL, else the chosen one, else the one that the browser asks for, else the
 * school's first. Only languages that the school offers count.
 */
export const languageOf = (c: Context, offered: Offered): Language =>
  languageInUrl(c, offered) ?? languageInCookie(c, offered) ?? languageOfBrowser(c, offered) ?? (offered[0] as Language)

/** Whether nobody has chosen the language of the caller, and it is another one than the school's first. */
export const isOfBrowser = (c: Context, offered: Offered): boolean =>
  !languageInUrl(c, offered) && !languageInCookie(c, offered) && languageOf(c, offered) !== offered[0]

/** Characters of `Accept-Language` that are read: browsers send some ten languages at most. */
const READ = 200

/** What the browser says that its user reads best; of 'ur-PK' the language counts, and '*' is none. */
function languageOfBrowser(c: Context, offered: Offered): Language | undefined {
  const header = offered.length > 1 ? c.req.header('accept-language') : undefined
  if (!header) return undefined
  for (const { type, q } of parseAccept(header.slice(0, READ))) {
    const [asked] = type.toLowerCase().split('-')
    const found = q > 0 ? offered.find((language) => language === asked) : undefined
    if (found) return found
  }
  return undefined
}

/** The language of the caller, by the settings of the school. */
export const languageFor = (c: Context, { languages }: Pick<SchoolSettings, 'languages'>): Language =>
  languageOf(c, offeredLanguages(languages))

/** The settings with the school's texts in the language of the caller. */
export const textsFor = (c: Context, settings: SchoolSettings): SchoolSettings =>
  textsIn(settings, languageFor(c, settings))

/** Whether it is worth a look: nearly no URL has it, and to search its text costs next to nothing. */
export const asksForLanguage = (c: Context): boolean => c.req.url.includes(`${LANGUAGE_PARAMETER}=`)

/** The choice in the URL; undefined without one, with several, and where there is nothing to choose. */
export function languageInUrl(c: Context, offered: Offered): Language | undefined {
  if (offered.length < 2 || !asksForLanguage(c)) return undefined
  const asked = c.req.queries(LANGUAGE_PARAMETER) ?? []
  return asked.length === 1 ? offered.find((language) => language === asked[0]) : undefined
}

/** The choice in the cookie. */
export const languageInCookie = (c: Context, offered: Offered) =>
  offered.length > 1 ? languageIn(c.req.header('cookie') ?? '', offered) : undefined

/**
 * The language of a resource with one URL for each language, such as a feed: feed readers send no cookie, so the cookie
 * of a browser that opens it does not count either.
 */
export const languageOfUrl = (c: Context, offered: Offered): Language =>
  languageInUrl(c, offered) ?? (offered[0] as Language)

/** What the language of a caller depends on besides the URL. */
export const LANGUAGE_HEADERS = 'Cookie, Accept-Language'

/** The header `Vary` of a response in the language of its caller. */
export const varyIn = ({ languages }: Pick<SchoolSettings, 'languages'>): string =>
  offeredLanguages(languages).length > 1 ? `Accept-Encoding, ${LANGUAGE_HEADERS}` : 'Accept-Encoding'

/** The language that the URL asks for, if the browser has another choice or none. */
export function newChoice(c: Context, offered: Offered): Language | undefined {
  const asked = languageInUrl(c, offered)
  return asked === languageInCookie(c, offered) ? undefined : asked
}

/**
 * Whether the person has asked for this URL in the portal or in the browser. Not so where another site asks for it, with a
 * link or as a picture, or where the browser looks ahead. A browser that does not say what it does counts as a person.
 */
export function isAskedByPerson(c: Context): boolean {
  const site = c.req.header('sec-fetch-site') ?? 'none'
  const looksAhead = [c.req.header('sec-purpose'), c.req.header('purpose'), c.req.header('x-moz')].some((purpose) =>
    purpose?.includes('prefetch'),
  )
  return c.req.method === 'GET' && ['none', 'same-origin'].includes(site) && !looksAhead
}
