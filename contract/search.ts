/** The search for texts: the same in the database, in an export and in a list of the portal. */

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

/** A text as the search compares it: in one letter case, without accents. 'Łukasz Groß' becomes 'lukasz gross'. */
export const normalize = (text: string): string =>
  text
    // Also before `normalize`, which sorts the marks of a letter: that takes time with the square of their number.
    .replace(/\p{M}/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // Upper case first, since only that turns ß into ss.
    .toUpperCase()
    .toLowerCase()
    .replace(/[øłđðħŧıæœþς]/g, (letter) => UNACCENTED[letter] ?? letter)

/** The words of a text to search for. */
export const searchWords = (text: string): string[] => text.split(/\s+/).filter(Boolean)

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
