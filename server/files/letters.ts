/** Finds the encoding of letters, and letters that another program has lost or encoded twice. */

/** From a letter to its byte, in the encodings with which programs confuse UTF-8. */
const BYTES_OF = ['windows-1252', 'macintosh'].map((encoding) => {
  const decoder = new TextDecoder(encoding)
  return new Map(Array.from({ length: 128 }, (_, at) => [decoder.decode(Uint8Array.of(128 + at)), 128 + at]))
})
const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The text that was encoded twice, as it was before: 'Zoë' of 'ZoÃ«'; undefined if it was not. */
export function decodedOnce(text: string): string | undefined {
  const first = text.search(NOT_ASCII)
  if (first < 0) return undefined
  for (const byteOf of BYTES_OF) {
    // Most letters are not a byte that begins a UTF-8 sequence, or no continuation byte follows.
    const [begin = 0, next = 0] = [byteOf.get(text[first] ?? ''), byteOf.get(text[first + 1] ?? '')]
    if (begin < 0xc2 || next < 0x80 || next > 0xbf) continue
    const bytes = Array.from(text, (sign) => (sign < '\x80' ? sign.charCodeAt(0) : byteOf.get(sign)))
    if (bytes.includes(undefined)) continue
    try {
      return UTF_8.decode(Uint8Array.from(bytes as number[]))
    } catch {
      // These are letters of a name.
    }
  }
  return undefined
}
const NOT_ASCII = /[^\0-\x7f]/

/**
 * Whether a program has lost letters of a text: it wrote a question mark for each letter that its encoding does not have,
 * or U+FFFD for bytes that it could not read.
 */
export const hasLostLetters = (text: string): boolean => text.includes('\uFFFD') || ONLY_QUESTION_MARKS.test(text)
const ONLY_QUESTION_MARKS = /(?:^|\s)\?{2,}(?:$|\s)/

/** How many signs are examined: more would not change the result. */
const LOOKED_AT = 20_000

/**
 * How likely the sequence of letters in a text is. Of several encodings of a file, the right one has the highest value.
 */
export function plausibility(text: string): number {
  let score = 0
  let seen = 0
  for (const { index, 0: sign } of text.matchAll(/[^\0-\x7f]/g)) {
    score += scoreOf(text[index - 1] ?? ' ', sign, text[index + 1] ?? ' ')
    if (++seen === LOOKED_AT) break
  }
  return score
}

/** Not read at all. */
const LOST = -5
const BAD = -2
const ODD = 0
const USUAL = 1
const GOOD = 2

function scoreOf(before: string, sign: string, after: string): number {
  const neighbours = [before, after].filter((other) => LETTER.test(other))
  if (NEVER.test(sign)) return LOST
  if (sign === '’' && neighbours.length === 2) return GOOD
  if (PUNCTUATION.test(sign)) return ODD
  if (!LETTER.test(sign)) return neighbours.length === 0 ? ODD : BAD
  if (neighbours.length === 0) return ODD
  if (neighbours.some((other) => ARABIC.test(other) !== ARABIC.test(sign))) return BAD
  if ([before, after].some((other) => NOT_ASCII.test(other) && !LETTER.test(other) && !PUNCTUATION.test(other))) {
    return BAD
  }
  const isInWord = LETTER.test(before)
  if (UPPER.test(sign) && isInWord && neighbours.some((other) => LOWER.test(other))) return BAD
  if (LOWER.test(sign) && UPPER.test(after)) return BAD
  // Names begin with a capital letter.
  if (LOWER.test(sign) && !isInWord) return ODD
  return ARABIC.test(sign) || LATIN_1.test(sign) ? GOOD : USUAL
}

const LETTER = /[\p{L}\p{M}]/u
const UPPER = /\p{Lu}/u
/** Without ß, which words in capital letters have too. */
const LOWER = /(?!ß)\p{Ll}/u
const ARABIC = /\p{Script_Extensions=Arabic}/u
const LATIN_1 = /[À-ÿ]/
const PUNCTUATION = /[’‘“”„–—…\u00a0\u200c-\u200f،؛؟°ºª№]/
/** Controls that no program writes, and what could not be read. */
const NEVER = /[\x80-\x9f\uFFFD]/
