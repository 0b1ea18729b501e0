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

/** One thing to look for in all fields of a person: a word, a phrase, or a number with its spaces. */
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

/**
 * What to look for, each in any field: words, phrases in quotes, and phones with or without spaces, hyphens and the code
 * of a country.
 */
export const searchTerms = (text: string): SearchTerm[] =>
  text
    .split(/["“”„«»]/)
    // A quote that does not end is none.
    .flatMap((part, at, parts) => (at % 2 === 1 && at < parts.length - 1 ? phraseOf(part) : termsOf(part)))

function phraseOf(quoted: string): SearchTerm[] {
  const phrase = quoted.trim().replace(/\s+/g, ' ')
  return phrase ? [termOf(phrase)] : []
}

function termsOf(text: string): SearchTerm[] {
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

/** Numbers as `normalizePhone` makes them, one after the other. */
const numbersOf = (text: string) =>
  asciiDigits(plainSigns(text))
    .match(/[+(]{0,2}\d[\d ()./-]*/g)
    ?.map(normalizePhone)
    .join('') ?? ''

/** An English word, and what it may be the plural of: 'exams' is found as 'exam', a part of 'examination'. */
function withSingulars(word: string): string[] {
  if (!/^[a-z]{2,}[a-rt-z]s$/.test(word)) return [word]
  const [one, es, ies] = [word.slice(0, -1), /(?:[sxz]|[cs]h)es$/, /ies$/]
  return [word, one, ...(es.test(word) ? [word.slice(0, -2)] : []), ...(ies.test(word) ? [word.replace(ies, 'y')] : [])]
}

/**
 * Makes the test whether a text has each of the searched words and phrases as a part, in any order and letter case, with
 * or without accents, and each number by its digits. Without words every text passes.
 * @param isProse whether an English plural finds its singular too
 */
export function hasWords(searched: string, isProse = false): (text: string) => boolean {
  const terms = searchTerms(searched).map(({ word, phones }) => ({
    // Numbers that may be one phone are looked for one by one too.
    words: (phones.length > 0 ? word.split(' ') : [word]).map((one) => (isProse ? withSingulars(one) : [one])),
    phones,
  }))
  return (text) => {
    const normalized = normalize(text).replace(/\s+/g, ' ')
    return terms.every(
      ({ words, phones }) =>
        words.every((forms) => forms.some((form) => normalized.includes(form))) ||
        (phones.length > 0 && phones.some((part) => numbersOf(text).includes(part))),
    )
  }
}

/** Shorter names have too many others beside them. */
const LEAST_LETTERS = 5
const MOST_PROPOSALS = 3

/**
 * Searches to propose where nothing was found: one of the words has a letter more or less, as a name of somebody has it.
 * Those that find most people come first.
 * @param people the texts in which each of them is looked for, names first
 */
export function nearSearches(searched: string, people: readonly { names: string; text: string }[]): string[] {
  const words = searchWords(searched)
  const near = new Map<string, string>()
  for (const name of new Set(people.flatMap(({ names }) => searchWords(names)))) {
    const normalized = normalize(name)
    if (normalized.length < LEAST_LETTERS) continue
    for (const [at, word] of words.entries()) {
      const proposal = words.with(at, name).join(' ')
      if (isNear(normalize(word), normalized)) near.set(normalize(proposal), near.get(normalize(proposal)) ?? proposal)
    }
  }
  return [...near.values()]
    .map((proposal) => {
      const has = hasWords(proposal)
      return { proposal, finds: people.filter(({ text }) => has(text)).length }
    })
    .filter(({ finds }) => finds > 0)
    .sort((one, other) => other.finds - one.finds)
    .slice(0, MOST_PROPOSALS)
    .map(({ proposal }) => proposal)
}

/** Whether one has one letter more than the other. */
function isNear(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (long.length !== short.length + 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  return short.slice(at) === long.slice(at + 1)
}
