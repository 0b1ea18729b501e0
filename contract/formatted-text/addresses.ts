import type { CountryCode } from 'libphonenumber-js/max'
import { UNSEEN, withoutUnseen } from '../characters.ts'
import { isMailAddress } from '../mail-address.ts'
import { isAllowedHref } from '../school/allowed-links.ts'
import type { TextInline } from './blocks.ts'
import { phoneFinder } from './phones.ts'

/** No address of a page or of mail that people write is longer. A longer word stays a word. */
const LONGEST = 2_000

/** What is between words: spaces, and the signs by which chats isolate an address. */
const BETWEEN = /([\s\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+)/

/** What ends a sentence, and is no part of the address before it. */
const AFTER = /^[.,;:!?'"’…،؛؟۔*_]$/
const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
] as const

const PAGE = /(?<![\p{L}\p{N}])https?:\/\/|(?<![\p{L}\p{N}./@_-])www\.[\p{L}\p{N}-]+\.\p{L}/iu

/** Makes the function that reads the bare addresses in the pieces of one text: pages, mail addresses, telephones. */
export function addressReader(country?: CountryCode): (text: string) => TextInline[] {
  const phonesIn = phoneFinder(country)

  function withPhones(text: string): TextInline[] {
    const pieces: TextInline[] = []
    let at = 0
    for (const { start, end, href } of phonesIn(text)) {
      pieces.push(text.slice(at, start), ...link(href, text.slice(start, end)))
      at = end
    }
    return [...pieces, text.slice(at)]
  }

  return (text) => {
    const words = text.split(BETWEEN).flatMap((word) => (mayBeAddress(word) ? withAddress(word) : [word]))
    return joined(joined(words).flatMap((piece) => (typeof piece === 'string' ? withPhones(piece) : [piece])))
  }
}

const mayBeAddress = (word: string) => word.length <= LONGEST && (word.includes('@') || PAGE.test(word))

/** Puts texts that follow each other together. */
export function joined(pieces: readonly TextInline[]): TextInline[] {
  const all: TextInline[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') all[all.length - 1] = last + piece
    else if (piece !== '') all.push(piece)
  }
  return all
}

const link = (href: string, text: string): TextInline[] =>
  isAllowedHref(href) ? [{ type: 'link', href, children: [text] }] : [text]

/**
 * The address that was meant: without signs that nobody sees, which a chat or a word processor has left in it, with a
 * scheme in small letters, which phones begin with a capital one, and with https where none was typed.
 */
export const meantHref = (typed: string): string =>
  withoutUnseen(typed)
    .replace(/^(?:https?|mailto|tel):/i, (scheme) => scheme.toLowerCase())
    .replace(/^www\./i, 'https://www.')

/** A word in which an address is, with what is written around it: `(https://a.example/b),`. */
function withAddress(word: string): TextInline[] {
  const start = word.search(PAGE)
  if (start < 0) return word.split(/([,;:()<>[\]"'“”«»]+)/).flatMap(withMail)
  const found = word.slice(start)
  const url = withoutEnd(found.split(/[<>"“”«»]/, 1)[0] ?? '')
  return [word.slice(0, start), ...link(meantHref(url), url), found.slice(url.length)]
}

function withMail(word: string): TextInline[] {
  const start = word.length - withoutStart(word).length
  const address = withoutEnd(word.slice(start))
  const mail = withoutUnseen(address)
  return isMailAddress(mail)
    ? [word.slice(0, start), ...link(`mailto:${mail}`, address), word.slice(start + address.length)]
    : [word]
}

const isUnseen = (sign: string) => sign.search(UNSEEN) === 0
const withoutStart = (found: string) => {
  let start = 0
  while (isUnseen(found.charAt(start))) start++
  return found.slice(start)
}

/** An address without the signs after it. A bracket that it opens belongs to it. */
function withoutEnd(found: string): string {
  const unopened = new Map<string, number>(
    BRACKETS.map(([open, close]) => [close, count(found, close) - count(found, open)]),
  )
  let end = found.length
  for (; end > 0; end--) {
    const sign = found.charAt(end - 1)
    const closing = unopened.get(sign)
    if (closing === undefined ? !AFTER.test(sign) && !isUnseen(sign) : closing <= 0) break
    if (closing) unopened.set(sign, closing - 1)
  }
  return found.slice(0, end)
}

const count = (text: string, sign: string) => text.split(sign).length - 1
