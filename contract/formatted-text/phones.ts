import type { FoundLink } from '@my-school/ui-kit/formatted-text/parse'
import { type CountryCode, findPhoneNumbersInText, type PhoneNumber } from 'libphonenumber-js/max'
import { asciiDigits } from '../digits.ts'

/** Digits and what people write between them, outside words, sums and addresses. A comma separates two numbers. */
const RUN =
  /(?<![\p{L}\p{N}\p{Sc}+@&=_%])[+(]{0,2}\p{Nd}[\p{Nd}\p{Pd}\p{Zs}()./]{4,}\p{Nd}(?![\p{L}\p{N}\p{Sc}@&=_%])/gu

/**
 * How many characters of one text are read as telephones, some hundred of them. The finder takes a tenth of a
 * millisecond for each digit of a table.
 */
const MOST = 5_000

/** The word before a number in a bare address: `a.example/0301-1234567`. */
// bounded: the 100 characters before the number
const IN_ADDRESS = /(?:\/\/|\p{L}\.\p{L})\S*$/u

/** A day, an hour or a year, or a part of one: 5, 11, 2026, 0830. */
const DAY_OR_TIME = /^(?:\d{1,2}|19\d\d|20\d\d|(?:[01]\d|2[0-3])[0-5]\d)$/

/**
 * Makes the function that finds the telephones in the pieces of one text.
 * @param country of the school, for numbers without the code of a country; undefined: only numbers with it are found
 */
export function phoneFinder(country?: CountryCode): (text: string) => FoundLink[] {
  let left = MOST
  return (text) =>
    [...text.matchAll(RUN)].flatMap(({ 0: run, index }) => {
      if (run.length > left || IN_ADDRESS.test(text.slice(Math.max(0, index - 100), index))) return []
      left -= run.length
      return findPhoneNumbersInText(run, country ? { defaultCountry: country } : {})
        .filter(({ number, startsAt, endsAt }) => isSurely(asciiDigits(run.slice(startsAt, endsAt)), number))
        .map(({ number, startsAt, endsAt }) => ({
          start: index + startsAt,
          end: index + endsAt,
          url: `tel:${number.number}`,
        }))
    })
}

const groupsOf = (written: string) => written.split(/\D+/).filter(Boolean)

/**
 * Whether a valid number is a telephone and nothing else. In some countries almost every number is valid: days, hours and
 * the numbers of books have to be told apart by how they are written.
 */
function isSurely(written: string, number: PhoneNumber): boolean {
  if (/^\(?(?:\+|00)/.test(written)) return true
  const groups = groupsOf(written)
  const isDayOrTime = groups.every((group) => DAY_OR_TIME.test(group))
  const isAsUsual = [true, false].some((nationalPrefix) => {
    const usual = groupsOf(number.format('NATIONAL', { nationalPrefix }))
    return usual.length > 1 && usual.join() === groups.join()
  })
  // France writes pairs of digits, with one sign between them; two days have more than one.
  if (isAsUsual && !(isDayOrTime && new Set(written.match(/\D+/g)).size > 1)) return true
  const digits = groups.join('')
  const hasPrefix = digits.startsWith('0') || digits !== number.nationalNumber
  // '0-' begins an ISBN, and '0.' a share.
  return hasPrefix && !isDayOrTime && !/^0[-.]/.test(written)
}
