/**
 * A language for tests: English with accents on every letter and with doubled vowels, so that a text that is in no
 * catalog shows by its plain letters, and one that has no room shows too.
 */

const ACCENTED = 'àƀçđēƒǵĥīĵķļṁńōƥɋŕšţūṽŵẋýž'
const VOWEL = /[aeiou]/i

/** 'Class' becomes 'Çļàààšš'. Applied twice it is the same. */
const accented = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const small = ACCENTED[letter.toLowerCase().charCodeAt(0) - 97] ?? ''
    const other = letter === letter.toLowerCase() ? small : small.toUpperCase()
    return VOWEL.test(letter) ? other + small : other
  })

/** A catalog in that language: of its texts, and of what its functions return. */
export function pseudo<T>(catalog: T): T {
  if (typeof catalog === 'string') return accented(catalog) as T
  if (typeof catalog === 'function') return ((...values: unknown[]) => pseudo(catalog(...values))) as T
  if (Array.isArray(catalog)) return catalog.map(pseudo) as T
  if (catalog === null || typeof catalog !== 'object') return catalog
  return Object.fromEntries(Object.entries(catalog).map(([name, one]) => [name, pseudo(one)])) as T
}
