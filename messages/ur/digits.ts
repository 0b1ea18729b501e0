import { ISOLATED } from '../isolate.ts'
import type { Digits } from '../region.ts'

/** The tag for Intl with the digits that a school has chosen: ۱۲۳ or 123. */
export const TAGS: Record<Digits, string> = { latin: 'ur', language: 'ur-u-nu-arabext' }

let chosen: Digits = 'latin'

/** From now on numbers are written so. */
export function chooseDigits(digits: Digits = 'latin'): void {
  chosen = digits
}

export const chosenDigits = (): Digits => chosen

const ISOLATED_OR_DIGIT = new RegExp(`${ISOLATED}|\\d(,(?=\\d))?`, 'g')

/** A text with its numbers written so: ۱٬۰۰۰. What is isolated stays as somebody has written it, or has to type it. */
export const withDigits = (text: string, digits: Digits = chosen): string =>
  digits === 'latin'
    ? text
    : text.replace(ISOLATED_OR_DIGIT, (found, comma) => {
        const digit = Number(found[0])
        return Number.isNaN(digit) ? found : String.fromCharCode(0x6f0 + digit) + (comma ? '٬' : '')
      })
