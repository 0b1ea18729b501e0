/** The code on a slip for families. */
import { asciiDigits } from './digits.ts'

/**
 * Without vowels, so that no word comes about, and without what looks alike on paper: 0 O, 1 I L, 2 Z, 5 S, 6 G,
 * 8 B, U V.
 */
export const CODE_SIGNS = '34679CDFHJKMNPQRTWXY'
export const CODE_GROUPS = 3
export const CODE_GROUP = 4

/** Groups of `CODE_SIGNS`. A word such as 'Code' is no group: it has a vowel. */
const WHOLE = /(?<![\p{L}\p{N}])[34679CDFHJKMNPQRTWXY]{4}(?:[\s\p{Pd}_.]*[34679CDFHJKMNPQRTWXY]{4}){2}(?![\p{L}\p{N}])/u

/**
 * What is a code of what somebody types or pastes, in capital letters: of 'Code: Y4NN-…' what is behind the label. A text
 * with no whole code stays, since it may be one with a mistake.
 */
export function codeIn(typed: string): string {
  const text = asciiDigits(typed.normalize('NFKC')).toUpperCase()
  return WHOLE.exec(text)?.[0] ?? text.replace(/^.*:/s, '')
}
