import { inUrduDigits } from '#contract/digits'
import { school } from '../../school.ts'

/** The tag for Intl with the digits that a school has chosen: ۱۲۳ or 123. */
export const TAGS = { latin: 'ur', language: 'ur-u-nu-arabext' }

/** Those of the school whose pages these are. */
export const digitsOfSchool = (): keyof typeof TAGS => school.value.region?.digits ?? 'latin'

/** A text with its numbers written so. */
export const withDigits = (text: string, digits: keyof typeof TAGS = digitsOfSchool()): string =>
  digits === 'latin' ? text : inUrduDigits(text)
