import { plainSigns } from './characters.ts'
import { asciiDigits, onlyDigits } from './digits.ts'
import { fold } from './fold.ts'

/** The search for texts: the same in the database, in an export and in a list of the portal. */

/**
 * Folds the searched text and the search words in the same way, and removes hyphens, which people leave out.
 * 'Al-Hassan' is found by 'alhassan', and 'A-17' is not 'A17'.
 */
export const normalize = (text: string): string => fold(text).replace(/-(?!\d)/g, '')

/** The words of a text to search for; a hyphen separates words as a space does, since names are written with both. */
export const searchWords = (text: string): string[] =>
  plainSigns(text)
    .split(/\s+|-(?=\p{L})/u)
    .filter(Boolean)

/** One thing to look for in all fields of a person: a word, or a number with its spaces. */
export type SearchTerm = {
  typed: string
  /** As `normalize` makes it. */
  word: string
  /** Parts of a normalized phone, each of which is enough; none where it is not typed as one. */
  phones: string[]
}

/** Whether a word may be a part of a phone. */
const isNumber = (word: string) => /^[-+()./\p{Nd}]+$/u.test(word) && /\p{Nd}/u.test(word)
/** Numbers with at least this many digits together are one phone, also with spaces between them. */
const PHONE_DIGITS = 7
/** The least number of digits that is searched for in phones: fewer would match too many. */
const PHONE_PART = 4
/** The least number of digits of a phone with the code of its country, which has at most three. */
const WITH_COUNTRY = 9
const LONGEST_CODE = 3

const digitsOf = (text: string) => onlyDigits(asciiDigits(text))
const withoutZeros = (digits: string) => digits.replace(/^0+/, '')

/** A phone as the search compares it: '#' and its digits, without the zeros of a country or an area code. */
export const normalizePhone = (phone: string): string => `#${withoutZeros(digitsOf(phone))}`

/** What to look for, each in any field: words, and phones with or without spaces, hyphens and the code of a country. */
export function searchTerms(text: string): SearchTerm[] {
  const words = searchWords(text)
  const terms: SearchTerm[] = []
  for (let at = 0; at < words.length; ) {
    const other = words.findIndex((word, index) => index >= at && !isNumber(word))
    const numbers = words.slice(at, other < 0 ? undefined : other)
    const count = digitsOf(numbers.join('')).length >= PHONE_DIGITS ? numbers.length : 1
    terms.push(termOf(words.slice(at, at + count).join(' ')))
    at += count
  }
  return terms
}

function termOf(typed: string): SearchTerm {
  const phones: string[] = []
  const digits = isNumber(typed.replaceAll(' ', '')) ? withoutZeros(digitsOf(typed)) : ''
  if (digits.length >= PHONE_PART) phones.push(digits)
  // The school may have stored it without the code, whose length is not known here.
  for (let code = 1; code <= LONGEST_CODE && digits.length >= WITH_COUNTRY; code++) {
    phones.push(normalizePhone(digits.slice(code)))
  }
  return { typed, word: normalize(typed), phones }
}

/**
 * Makes the test whether a text has each of the searched words as a part, in any order and letter case, with or without
 * accents. Without words every text passes.
 */
export function hasWords(searched: string): (text: string) => boolean {
  const words = searchWords(searched).map(normalize)
  return (text) => {
    const normalized = normalize(text)
    return words.every((word) => normalized.includes(word))
  }
}
