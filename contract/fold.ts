import { plainSigns } from './characters.ts'
import { asciiDigits } from './digits.ts'

/** Letters that Unicode does not take apart into a base letter and an accent. */
const UNACCENTED: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ς: 'σ',
}

/** A text of which only the letter case is folded. */
const HAS_ONLY_CASES = /^[\n -&(-_a-~]*$/

/**
 * A text as every search, and every comparison of an import, reads it: in one letter case, without accents and
 * apostrophes, with the dash and the digits of ASCII, and with the Urdu form of letters that look alike but have other
 * code points on keyboards for Arabic and Persian. 'Łukasz O’Groß' becomes 'lukasz ogross', 'علي' and 'علی' are equal.
 * Only for comparing, never for storing.
 */
export const fold = (text: string): string =>
  HAS_ONLY_CASES.test(text)
    ? text.toLowerCase()
    : asciiDigits(
        plainSigns(text)
          // Also before `normalize`, which sorts the marks of a letter: that takes time with the square of their number.
          .replace(/[\p{M}']/gu, '')
          .normalize('NFKD')
          .replace(/[\p{M}\u0640]/gu, ''),
      )
        // Upper case first, since only that turns ß into ss.
        .toUpperCase()
        .toLowerCase()
        .replace(/[øłđðħŧıæœþς]/g, (letter) => UNACCENTED[letter] ?? letter)
        .replace(/ٱ/g, 'ا')
        .replace(/[ىيېۍ]/g, 'ی')
        .replace(/[كڪ]/g, 'ک')
        .replace(/[ةهەۃھ]/g, 'ہ')
