import { asciiDigits, callHref } from '../digits.ts'
import { isMailAddress } from '../mail-address.ts'
import { isAllowedHref } from '../school/allowed-links.ts'
import type { TextInline } from './blocks.ts'

/** No address of a page or of mail that people write is longer. A longer word stays a word. */
const LONGEST = 2_000

/** What ends a sentence or a bracket after an address, and is no part of it. */
const AFTER = /[.,;:!?'"”’»)\]}…،؛؟۔*_]$/

/**
 * A telephone as people write it: with the code of its country (`+92 42 111 222 333`) or a zero (`0301-1234567`, `(042)
 * 35761999`). Other numbers, such as a sum, may mean anything.
 */
const PHONE =
  /(?<![\p{L}\p{N}+@/.,:_-]|\p{N} )(?:\+[0-9٠-٩۰-۹]|\(?[0٠۰])(?:[ ()/\u00a0-]{0,3}[0-9٠-٩۰-۹]){6,14}(?![\p{L}\p{N}]|[-./:,][0-9٠-٩۰-۹])/gu
/** 05-11-2026, 01/02/26 */
const DAY = /^\d{1,2}([-/ ])\d{1,2}\1(?:\d{2}|\d{4})$/

/** A text with its bare addresses as links: pages with https, mail addresses, telephones. */
export const withLinks = (text: string): TextInline[] =>
  text.split(/(\s+)/).every((word) => !mayBeAddress(word))
    ? withPhones(text)
    : joined(text.split(/(\s+)/).flatMap((word) => (mayBeAddress(word) ? withAddress(word) : [word]))).flatMap(
        (piece) => (typeof piece === 'string' ? withPhones(piece) : [piece]),
      )

const mayBeAddress = (word: string) => word.length <= LONGEST && (word.includes('https://') || word.includes('@'))

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

/** A word in which an address is, with what is written around it: `(https://a.example/b),`. */
function withAddress(word: string): TextInline[] {
  const start = word.indexOf('https://')
  if (start < 0) return word.split(/([,;:()<>[\]"'“”«»]+)/).flatMap(withMail)
  const found = word.slice(start)
  const url = withoutEnd(found.split(/[<>"“”«»]/, 1)[0] ?? '')
  const isPartOfWord = /[\p{L}\p{N}]$/u.test(word.slice(0, start))
  return isPartOfWord ? [word] : [word.slice(0, start), ...link(url, url), found.slice(url.length)]
}

function withMail(word: string): TextInline[] {
  const address = withoutEnd(word)
  return isMailAddress(address) ? [...link(`mailto:${address}`, address), word.slice(address.length)] : [word]
}

/** An address without the signs after it. A bracket that it opens belongs to it. */
function withoutEnd(found: string): string {
  let url = found
  while (AFTER.test(url) && !(url.endsWith(')') && url.includes('('))) url = url.slice(0, -1)
  return url
}

function withPhones(text: string): TextInline[] {
  const pieces: TextInline[] = []
  let end = 0
  for (const { 0: phone, index } of text.matchAll(PHONE)) {
    const number = asciiDigits(phone)
    if (DAY.test(number)) continue
    pieces.push(text.slice(end, index), ...link(callHref(number), phone))
    end = index + phone.length
  }
  return joined([...pieces, text.slice(end)])
}
