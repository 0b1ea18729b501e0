/** How telephone numbers are written in the country of the school. */
import { type Coded, coded } from '#contract/failures'
import { PHONE_COUNTRIES, type PhoneCountry } from '#contract/imports'
import { samplePartsOf } from '#contract/school/sample'
import type { School } from '../../school/current.ts'

/** What somebody should know about a number: it lacks what it begins with, or may lack it, or has too few digits. */
export type PhoneMark = { kind: 'phones'; mended: string; reason: Coded } | { kind: 'country' | 'short'; reason: Coded }
export type PhoneRule = (written: string) => PhoneMark | undefined

/**
 * By country: what follows the + in its numbers, what they begin with when they are dialled in the country, and how many
 * digits follow that, at least and at most. From the numbering plans at the ITU; those of mobiles and landlines together.
 * A country in which mobiles are dialled without a 0 has '' there.
 */
const COUNTRIES: Record<PhoneCountry, readonly [calling: string, trunk: '0' | '', min: number, max: number]> = {
  ...{ AE: ['971', '0', 8, 9], AF: ['93', '0', 9, 9], AL: ['355', '0', 8, 9], AT: ['43', '0', 7, 13] },
  ...{ AU: ['61', '0', 9, 9], BA: ['387', '0', 8, 9], BD: ['880', '0', 8, 10], BE: ['32', '0', 8, 9] },
  ...{ BG: ['359', '0', 7, 9], BH: ['973', '', 8, 8], BR: ['55', '', 10, 11], CH: ['41', '0', 9, 9] },
  ...{ CN: ['86', '', 10, 11], CZ: ['420', '', 9, 9], DE: ['49', '0', 7, 11], DK: ['45', '', 8, 8] },
  ...{ DZ: ['213', '0', 8, 9], EG: ['20', '0', 8, 10], ES: ['34', '', 9, 9], ET: ['251', '0', 9, 9] },
  ...{ FI: ['358', '0', 7, 11], FR: ['33', '0', 9, 9], GB: ['44', '0', 9, 10], GE: ['995', '0', 9, 9] },
  ...{ GH: ['233', '0', 9, 9], GR: ['30', '', 10, 10], HK: ['852', '', 8, 8], HR: ['385', '0', 8, 9] },
  ...{ ID: ['62', '0', 8, 12], IE: ['353', '0', 7, 9], IL: ['972', '0', 8, 9], IN: ['91', '', 10, 10] },
  ...{ IQ: ['964', '0', 8, 10], IR: ['98', '0', 10, 10], IT: ['39', '', 6, 11], JO: ['962', '0', 8, 9] },
  ...{ JP: ['81', '0', 9, 10], KE: ['254', '0', 9, 9], KR: ['82', '0', 8, 10], KW: ['965', '', 8, 8] },
  ...{ LB: ['961', '0', 7, 8], LK: ['94', '0', 9, 9], LY: ['218', '0', 8, 9], MA: ['212', '0', 9, 9] },
  ...{ MX: ['52', '', 10, 10], MY: ['60', '0', 8, 10], NG: ['234', '0', 8, 10], NL: ['31', '0', 9, 9] },
  ...{ NO: ['47', '', 8, 8], NP: ['977', '', 7, 10], NZ: ['64', '0', 8, 10], OM: ['968', '', 8, 8] },
  ...{ PH: ['63', '0', 8, 10], PK: ['92', '0', 9, 10], PL: ['48', '', 9, 9], PT: ['351', '', 9, 9] },
  ...{ QA: ['974', '', 8, 8], RO: ['40', '0', 9, 9], RS: ['381', '0', 8, 9], SA: ['966', '0', 9, 9] },
  ...{ SD: ['249', '0', 9, 9], SE: ['46', '0', 7, 9], SG: ['65', '', 8, 8], SI: ['386', '0', 8, 8] },
  ...{ SK: ['421', '0', 9, 9], SY: ['963', '0', 8, 9], TH: ['66', '0', 8, 9], TR: ['90', '0', 10, 10] },
  ...{ TW: ['886', '0', 8, 9], TZ: ['255', '0', 9, 9], UA: ['380', '0', 9, 9], UG: ['256', '0', 9, 9] },
  ...{ US: ['1', '', 10, 10], VN: ['84', '0', 9, 10], YE: ['967', '0', 7, 9], ZA: ['27', '0', 9, 9] },
  ...{ ZM: ['260', '0', 9, 9], ZW: ['263', '0', 8, 9] },
}

/**
 * The rule of the school's country.
 * @param said the country, if somebody has said it; without one that is known, numbers are marked that may lack something
 */
export function phoneRuleOf(school: School, said: PhoneCountry | null = null): PhoneRule {
  const country = said ?? countryOf(school)
  if (!country) return (written) => (mayLackBeginning(written) ? OF_WHICH_COUNTRY : undefined)
  const [calling, trunk, min, max] = COUNTRIES[country]
  const lengths = { least: min + trunk.length, most: max + trunk.length }
  const fits = (length: number) => length >= min && length <= max
  const short: PhoneMark = { kind: 'short', reason: coded('phoneShort', { country, ...lengths }) }

  return (written) => {
    const number = written.replace(/[^0-9]/g, '')
    if (number === '') return undefined
    if (written.startsWith('+') || number.startsWith('00')) {
      const after = number.replace(/^00/, '')
      return after.startsWith(calling) && after.length - calling.length < min ? short : undefined
    }
    if (trunk !== '' && number.startsWith(trunk)) return number.length < min + 1 ? short : undefined
    if (fits(number.length)) {
      if (trunk === '') return undefined
      const reason = coded('phoneLostBeginning', { country, beginning: trunk })
      return { kind: 'phones', mended: trunk + written, reason }
    }
    if (number.startsWith(calling) && fits(number.length - calling.length)) {
      const reason = coded('phoneNeedsPlus', { country, calling })
      return { kind: 'phones', mended: `+${written}`, reason }
    }
    return number.length < min ? short : undefined
  }
}

const OF_WHICH_COUNTRY: PhoneMark = { kind: 'country', reason: coded('phoneCountry') }

/** A number of usual length that begins with no 0 and no +. */
const mayLackBeginning = (written: string) => /^[1-9]/.test(written) && written.replace(/[^0-9]/g, '').length >= 7

/** By the school's own telephone, unless that is the sample's; else by its time zone. */
function countryOf({ settings, timeZone }: School): PhoneCountry | undefined {
  const own = samplePartsOf(settings).includes('contact') ? [] : settings.contact.phones
  const numbers = own.filter((phone) => phone.startsWith('+')).map((phone) => phone.replace(/[^0-9]/g, ''))
  const called = PHONE_COUNTRIES.filter((country) => numbers.some((number) => number.startsWith(callingOf(country))))
  const [longest] = called.sort((one, other) => callingOf(other).length - callingOf(one).length)
  // A zone has several names, such as Asia/Kolkata and Asia/Calcutta: the countries have the one of this program.
  const zone = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  return longest ?? PHONE_COUNTRIES.find((country) => zonesOf(country).includes(zone))
}

const callingOf = (country: PhoneCountry) => COUNTRIES[country][0]

/** The time zones of a country, by the names that this program gives them. */
function zonesOf(country: string): string[] {
  // The types know it from a later standard on.
  const { timeZones = [] } = new Intl.Locale(`und-${country}`) as Intl.Locale & { timeZones?: string[] }
  return timeZones
}
