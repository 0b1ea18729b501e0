/** How a formatted text is read. */
import { parseFormattedText as parse } from '@my-school/ui-kit/formatted-text/parse'
import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { TextBlock } from './formatted-text/blocks.ts'
import { phoneFinder } from './formatted-text/phones.ts'
import { plainLine } from './formatted-text/plain.ts'
import { isAllowedHref } from './school/allowed-links.ts'
import type { SchoolSettings } from './school/settings.ts'

/**
 * Reads a text of the school as the kit does, with telephones, and with links only to where they may lead.
 * @param country of the school: telephones are read as they are written there; undefined: only those with the code of a
 *   country
 */
export const parseFormattedText = (text: string, country?: CountryCode): TextBlock[] =>
  parse(text, { isAllowedUrl: isAllowedHref, findLinks: phoneFinder(country) })

/** The reader of the texts of a school, which knows how telephones are written in its country. */
export function textReader({
  contact,
  region,
}: Pick<SchoolSettings, 'contact' | 'region'>): (text: string) => TextBlock[] {
  const country = countryOf(contact.phones, region.timeZone)
  return (text) => parseFormattedText(text, country)
}

/** The most characters of a text in a list of texts. */
const SHORT = 300

/** How much of a text is read for its first words: marks and the addresses of links are no words. */
const BEGINNING = 1_000

/** Whether a text may have marks. Bare addresses are words. */
const MARKED = /[*[]|^[ \t]*(?:#{1,6}|-|1\.)[ \t]/m

const onOneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

/**
 * The first words of a text without its marks, for lists that show a few words only.
 * @returns undefined where they are the same as the text that was typed
 */
export function firstPlainWords(text: string): string | undefined {
  const beginning = text.slice(0, BEGINNING)
  if (!MARKED.test(beginning)) return undefined
  const words = plainLine(parseFormattedText(beginning)).slice(0, SHORT)
  return onOneLine(beginning).startsWith(onOneLine(words.replaceAll(' · ', ' '))) ? undefined : words
}

/**
 * The country of a school: that of its first telephone with the code of a country, else that of its time zone.
 * @param timeZone '': not known
 */
export function countryOf(phones: readonly string[], timeZone: string): CountryCode | undefined {
  const numbers = phones.map((phone) => parsePhoneNumberFromString(phone))
  const [called] = numbers.flatMap((number) => number?.country ?? number?.getPossibleCountries().slice(0, 1) ?? [])
  return called ?? (timeZone ? countryOfZone(timeZone) : undefined)
}

/** The countries of the time zones that were asked for: to find one takes as long as to read hundreds of rows. */
const countriesOfZones = new Map<string, CountryCode | undefined>()

function countryOfZone(timeZone: string): CountryCode | undefined {
  // A zone has several names, such as Asia/Kolkata and Asia/Calcutta: the lists of the countries have the one that this
  // version of Node uses.
  const zone = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  if (!countriesOfZones.has(zone)) {
    countriesOfZones.set(
      zone,
      getCountries().find((country) => zonesOf(country).includes(zone)),
    )
  }
  return countriesOfZones.get(zone)
}

// TypeScript's types have neither; Chromium has the function, Firefox none of the two.
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] }

/** The time zones of a country, by the names that this program gives them. */
function zonesOf(country: string): string[] {
  const locale: LocaleWithZones = new Intl.Locale(`und-${country}`)
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}
