/** Invisible characters, and signs that look like those of every keyboard. */
import { asciiDigits } from './digits.ts'

/** Characters without a shape: marks of direction, joiners, selectors of a form, fillers, the soft hyphen. */
export const UNSEEN = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu

/** Scripts whose words are written with joiners. */
const JOINING =
  /[\p{scx=Arabic}\p{scx=Syriac}\p{scx=Nko}\p{scx=Mongolian}\p{scx=Devanagari}\p{scx=Bengali}\p{scx=Gurmukhi}\p{scx=Gujarati}\p{scx=Oriya}\p{scx=Tamil}\p{scx=Telugu}\p{scx=Kannada}\p{scx=Malayalam}\p{scx=Sinhala}\p{scx=Khmer}\p{scx=Myanmar}]/u
const JOINER = /[\u200C\u200D]/
const SELECTOR = /[\u180B-\u180D\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/u
const HAS_FORMS = /[\p{Extended_Pictographic}\p{scx=Han}\p{scx=Mongolian}\p{scx=Myanmar}]/u
const EMOJI = /\uFE0F|[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u

/** Whether a text is only of signs that every keyboard has: most are, and need no further look. */
export const isPlain = (text: string): boolean => !/[^\n -_a-~]/.test(text)

/**
 * A text of one line as it is stored: without invisible characters. Those that a word or an emoji needs stay: a joiner
 * between two letters of a script that has joiners, the selector of a form.
 */
export const withoutUnseen = (text: string): string =>
  isPlain(text)
    ? text
    : text.replace(UNSEEN, (sign, at: number) => {
        const end = at + sign.length
        const [before = ''] = [...text.slice(Math.max(at - 2, 0), at)].reverse()
        const [after = ''] = text.slice(end, end + 2)
        return isNeeded(sign, before, after) ? sign : ''
      })

function isNeeded(sign: string, before: string, after: string): boolean {
  if (SELECTOR.test(sign)) return HAS_FORMS.test(before)
  if (!JOINER.test(sign)) return false
  // Some words of India end with a sign for a missing vowel and a joiner.
  if (sign === '\u200D' && /\p{M}/u.test(before) && JOINING.test(before)) return true
  return [JOINING, EMOJI].some((letters) => letters.test(before) && letters.test(after))
}

const DASHES = /[\p{Pd}\u02D7\u2043\u2212]/gu
const APOSTROPHES = /[`\u00B4\u02B9\u02BB-\u02BD\u02C8\u2018-\u201B\u2032\uFF07]/g

/**
 * An identifier, a phone or a login as it is compared: without invisible characters, and each dash, space and
 * apostrophe is the one that every keyboard has.
 */
export const plainSigns = (text: string): string =>
  isPlain(text)
    ? text
    : text
        .replace(UNSEEN, '')
        .replace(DASHES, '-')
        .replace(APOSTROPHES, "'")
        .replace(/\p{Zs}/gu, ' ')

/** A phone, a code or a number with the digits and the signs of every keyboard. */
export const plainNumber = (text: string): string => asciiDigits(plainSigns(text))

/** A character as a message names it: itself, or its number where it cannot be seen. */
export const nameOfCharacter = (character: string): string =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) && character !== '\u2800'
    ? character
    : `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
