import type { FormattedInline } from './tree.ts'

/** No address of a page or of mail that people write is longer. A longer word stays a word. */
const LONGEST = 2_000

/** What is between words: spaces, and the signs by which chats isolate an address. */
const BETWEEN = /([\s\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+)/

/** What ends a sentence, and is no part of the address before it. */
const AFTER = /^[.,;:!?'"’…،؛؟۔*]$/
const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
] as const

/** What ends a page's address although no space does: quotes, and the full stops and commas of other scripts. */
const NO_PAGE = /[<>"“”«»،؛؟۔、。，]/
const PAGE = /(?<![\p{L}\p{N}])https?:\/\/|(?<![\p{L}\p{N}./@_-])www\.[\p{L}\p{N}-]+\.\p{L}/iu

/** Signs without a shape, such as those of direction. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u
/** Those that no address needs: joiners and selectors are parts of words. */
const STRAY = /(?!\u200c|\u200d|[\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}/gu

/** Without the signs that mean more than themselves in a link. */
const MAIL = /^[\p{L}\p{M}\p{N}.!$'*+=^_~-]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+$/u

/** Where a link is in a text, such as a telephone. */
export type FoundLink = { start: number; end: number; url: string }

/**
 * Makes the function that reads the bare addresses in the pieces of one text: pages, mail addresses, and what else is
 * found in the words between them.
 */
export function addressReader(
  isAllowed: (url: string) => boolean,
  findLinks: (text: string) => readonly FoundLink[],
): (text: string) => FormattedInline[] {
  const link = (url: string, words: string): FormattedInline =>
    isAllowed(url) ? { type: 'link', url, children: [text(words)] } : text(words)

  /** A word in which an address is, with what is written around it: `(https://a.example/b),`. */
  function withAddress(word: string): FormattedInline[] {
    const start = word.search(PAGE)
    if (start < 0) return word.split(/([,;:()<>[\]"'“”«»]+)/).flatMap(withMail)
    const found = word.slice(start)
    const page = withoutEnd(found.split(NO_PAGE, 1)[0] ?? '', word.charAt(start - 1) === '_')
    const url = meantUrl(page)
    return [
      text(word.slice(0, start)),
      URL.canParse(url) ? link(url, page) : text(page),
      text(found.slice(page.length)),
    ]
  }

  function withMail(word: string): FormattedInline[] {
    const start = word.length - withoutStart(word).length
    const address = withoutEnd(word.slice(start), true)
    const mail = address.replace(STRAY, '')
    return MAIL.test(mail)
      ? [text(word.slice(0, start)), link(`mailto:${mail}`, address), text(word.slice(start + address.length))]
      : [text(word)]
  }

  function withLinks(words: string): FormattedInline[] {
    const pieces: FormattedInline[] = []
    let at = 0
    for (const { start, end, url } of findLinks(words)) {
      pieces.push(text(words.slice(at, start)), link(url, words.slice(start, end)))
      at = end
    }
    return [...pieces, text(words.slice(at))]
  }

  return (words) => {
    const pieces = words.split(BETWEEN).flatMap((word) => (mayBeAddress(word) ? withAddress(word) : [text(word)]))
    return joined(joined(pieces).flatMap((piece) => (piece.type === 'text' ? withLinks(piece.value) : [piece])))
  }
}

const text = (value: string): FormattedInline => ({ type: 'text', value })

const mayBeAddress = (word: string) => word.length <= LONGEST && (word.includes('@') || PAGE.test(word))

/** Puts texts that follow each other together. */
export function joined(pieces: readonly FormattedInline[]): FormattedInline[] {
  const all: FormattedInline[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (piece.type === 'text' && last?.type === 'text') all[all.length - 1] = text(last.value + piece.value)
    else if (piece.type !== 'text' || piece.value) all.push(piece)
  }
  return all
}

/**
 * The URL that was meant: without signs that nobody sees, which a chat or a word processor has left in it, with a scheme
 * in small letters, which phones begin with a capital one, and with https where none was typed.
 */
export const meantUrl = (typed: string): string =>
  typed
    .replace(STRAY, '')
    .replace(/^(?:https?|mailto|tel):/i, (scheme) => scheme.toLowerCase())
    .replace(/^www\./i, 'https://www.')

const isUnseen = (sign: string) => UNSEEN.test(sign)
const withoutStart = (found: string) => {
  let start = 0
  while (isUnseen(found.charAt(start))) start++
  return found.slice(start)
}

/**
 * An address without the signs after it. A bracket that it opens belongs to it, and a line below, as in `/maps_`, unless
 * the address is between two: `_https://a.example_`.
 */
function withoutEnd(found: string, isBetweenLines: boolean): string {
  const unopened = new Map<string, number>(
    BRACKETS.map(([open, close]) => [close, count(found, close) - count(found, open)]),
  )
  let end = found.length
  for (; end > 0; end--) {
    const sign = found.charAt(end - 1)
    const closing = unopened.get(sign)
    if (
      closing === undefined ? !AFTER.test(sign) && !isUnseen(sign) && !(isBetweenLines && sign === '_') : closing <= 0
    )
      break
    if (closing) unopened.set(sign, closing - 1)
  }
  return found.slice(0, end)
}

const count = (text: string, sign: string) => text.split(sign).length - 1
