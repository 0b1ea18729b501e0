import { texts } from '#messages'

/** By ISO 3166-1, without the two uninhabited ones that have no time zone. */
export const COUNTRIES = (
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZ' +
  'DEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHNHRHTHUIDIEILIMINIOIQIRISIT' +
  'JEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZ' +
  'NANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZ' +
  'TCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW'
).match(/../g) as string[]

/** Unicode's data, which browsers have, keeps the first name of a time zone for ever: these have another one now. */
const NEW_NAMES: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** The present name of a time zone. */
export const presentName = (zone: string): string => NEW_NAMES[zone] ?? zone

/** Browsers have one or the other, old ones none; TypeScript knows neither. */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] }

/** The time zones of a country; undefined where the browser does not know them. */
export function zonesOf(country: string): string[] | undefined {
  const locale: LocaleWithZones = new Intl.Locale(`und-${country}`)
  return (locale.getTimeZones?.() ?? locale.timeZones)?.map(presentName)
}

/** The country of a time zone; undefined for one of none, such as UTC. */
export const countryOf = (zone: string): string | undefined =>
  COUNTRIES.find((country) => zonesOf(country)?.includes(zone))

/** That of this browser. */
function ownZone(): string {
  const format = new Intl.DateTimeFormat(texts().tagOf())
  return format.resolvedOptions().timeZone
}

/**
 * The time zone that a school probably has: that of the browser, unless the school's telephone is of another country; else the
 * one of that country. '': nothing says it.
 * @param phoneCountry undefined: not known
 */
export function probableZone(phoneCountry: string | undefined, ofBrowser = ownZone()): string {
  const here = presentName(ofBrowser)
  if (!phoneCountry) return countryOf(here) ? here : ''
  const zones = zonesOf(phoneCountry) ?? []
  if (zones.includes(here)) return here
  return zones.length === 1 ? String(zones[0]) : ''
}

/** 'Karachi (Pakistan Standard Time)' */
export const namedZone = (zone: string): string => texts().schoolFields.namedZone(cityAndTime(zone))

/** The name that distinguishes a time zone from the others of its country: 'New York', 'Eastern Time' */
export function cityAndTime(zone: string): { city: string; time: string } {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  const parts = new Intl.DateTimeFormat(texts().tagOf(), {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts()
  return { city, time: parts.find(({ type }) => type === 'timeZoneName')?.value ?? '' }
}
