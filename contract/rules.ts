/**
 * Rules for the fields of people. A pattern is a regular expression for the whole value: for the attribute `pattern` of
 * an `<input>`, and for the server's check.
 */

import { DIGIT } from './digits.ts'

/** In years. */
export const ageRange = { min: 1, max: 120 } as const

export const phoneDigits = { min: 3, max: 32 } as const

/** Digits, with any number of spaces and hyphens between them, and optionally a leading +. */
export const phonePattern = `\\+?${DIGIT.source}(?:[ \\-]*${DIGIT.source}){${phoneDigits.min - 1},${phoneDigits.max - 1}}`

/** The first sign of a phone that none may have, letters not counted; the phone has plain signs. */
export const phoneSign = (phone: string): string | undefined => /[^-+ \p{L}0-9]/u.exec(phone)?.[0]
