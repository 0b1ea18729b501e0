/** How telephone numbers are written in the country of the school. */
import {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  Metadata,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import mobiles from 'libphonenumber-js/mobile/examples'
import { onlyDigits } from '#contract/digits'
import { type MessageRef, messageRef } from '#contract/failures'

/** The problem of a number: it lacks its beginning, or may lack it, or has too few digits. */
export type PhoneMark =
  | { kind: 'phones'; corrected: string; reason: MessageRef }
  | { kind: 'country' | 'short'; reason: MessageRef }
export type PhoneRule = (written: string) => PhoneMark | undefined

/** The rule of a country. If it is not known, numbers that may lack their beginning are marked. */
export function phoneRuleOf(country: CountryCode | undefined): PhoneRule {
  if (!country) return (written) => (mayLackBeginning(written) ? OF_WHICH_COUNTRY : undefined)
  const calling = getCountryCallingCode(country)
  const example = getExampleNumber(country, mobiles)
  const trunk = example ? beginningOf(example) : ''
  const [min, max] = lengthsOf(country)
  const lengths = { least: min + trunk.length, most: max + trunk.length }
  const short: PhoneMark = { kind: 'short', reason: messageRef('phoneShort', { country, ...lengths }) }

  return (written) => {
    const digits = onlyDigits(written)
    if (digits === '') return undefined
    if (written.startsWith('+') || digits.startsWith('00')) {
      const after = digits.replace(/^00/, '')
      return after.startsWith(calling) && after.length - calling.length < min ? short : undefined
    }
    const number = parsePhoneNumberFromString(digits, country)
    if (!number?.isValid()) {
      const least = trunk !== '' && digits.startsWith(trunk) ? lengths.least : min
      return digits.length < least ? short : undefined
    }
    const beginning = beginningOf(number)
    if (digits === number.nationalNumber && beginning !== '') {
      const reason = messageRef('phoneLostBeginning', { country, beginning })
      return { kind: 'phones', corrected: beginning + written, reason }
    }
    if (digits === calling + number.nationalNumber) {
      const reason = messageRef('phoneNeedsPlus', { country, calling })
      return { kind: 'phones', corrected: `+${written}`, reason }
    }
    return undefined
  }
}

/** The trunk prefix of a country, such as '0'; '' where people leave it out, as for mobiles of India. */
function beginningOf(number: PhoneNumber): string {
  const dialled = onlyDigits(number.format('NATIONAL', { nationalPrefix: false }))
  return dialled.endsWith(number.nationalNumber) ? dialled.slice(0, -number.nationalNumber.length) : ''
}

/**
 * The smallest and the largest number of digits that mobiles and landlines of a country have after the trunk prefix.
 */
function lengthsOf(country: CountryCode): [number, number] {
  const metadata = new Metadata()
  metadata.selectNumberingPlan(country)
  // The library's types lack `type`. The lengths of the whole numbering plan would include those of service numbers.
  const plan = metadata.numberingPlan as { type?: (name: string) => { possibleLengths(): number[] } | undefined }
  const lengths = ['MOBILE', 'FIXED_LINE'].flatMap((name) => plan.type?.(name)?.possibleLengths() ?? [])
  return [Math.min(...lengths), Math.max(...lengths)]
}

const OF_WHICH_COUNTRY: PhoneMark = { kind: 'country', reason: messageRef('phoneCountry') }

/** A number of usual length that begins with no 0 and no +. */
const mayLackBeginning = (written: string) => /^[1-9]/.test(written) && onlyDigits(written).length >= 7
