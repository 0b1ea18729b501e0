import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/max'

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
