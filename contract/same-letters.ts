import { asciiDigits } from './digits.ts'

/**
 * Letters and digits that look alike and that keyboards for Arabic, Persian and Urdu have under several numbers: as Urdu has
 * them, and the digits of ASCII. For comparing, never for what is kept.
 */
export const sameLetters = (text: string): string =>
  asciiDigits(text)
    .replace(/[ىيئ]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[ةهەۀۂۃ]/g, 'ہ')
