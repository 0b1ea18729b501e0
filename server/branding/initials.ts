/** One letter of these says as much as a word of others. */
const DENSE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u
/** Letters that join their neighbour: two initials are kept apart, so that they are not read as a word. */
const JOINING = /\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Mongolian}/u
/** A character without width that separates them. */
const APART = '\u200c'

const words = new Intl.Segmenter('en', { granularity: 'word' })
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * One or two letters for a name: 'The City School' is 'TC', 'School of Arts' is 'SA', 'KG' stays. '' if it has neither
 * letters nor digits.
 */
export function initialsOf(name: string): string {
  const all = [...words.segment(name)].flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []))
  const named = all.filter((word) => word !== word.toLowerCase() || word === word.toUpperCase())
  const [first, second] = named.length > 0 ? named : all
  if (!first) return ''
  const firstLetters = lettersOf(first)
  const one = firstLetters[0] ?? ''
  if (DENSE.test(one)) return one
  if (!second) return (firstLetters.length === 2 ? firstLetters : [one]).join('').toUpperCase()
  const other = lettersOf(second)[0] ?? ''
  if (DENSE.test(other)) return one.toUpperCase()
  return (JOINING.test(one) && JOINING.test(other) ? one + APART + other : one + other).toUpperCase()
}

const lettersOf = (word: string) => [...letters.segment(word)].map(({ segment }) => segment)
