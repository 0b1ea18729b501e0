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
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // By way of upper case, since only there ß becomes ss.
    .toUpperCase()
    .toLowerCase()
    .replace(/[øłđðħŧıæœþς]/g, (letter) => UNACCENTED[letter] ?? letter)

/** A user id so that spellings that a person takes for the same one are equal. */
export const userKey = (userId: string): string => userId.normalize('NFKC').toLowerCase().normalize('NFKC')
