/** A mark in a text with its signs, `**words**` or `[words](address)`, or an address without signs; and the words in it. */
export type InlineMark = {
  type: 'strong' | 'link' | 'address'
  from: number
  to: number
  /** Where its words are. */
  words: { from: number; to: number }
}

/** A line of a list or a heading begins with it: strong words come after it. */
export const LINE_BEGIN = /^[ \t]*(?:(?:[-*]|\d+\.|#{1,6})[ \t]+)?/
const BLOCK_BEGIN = /^[ \t]*(?:-|\d+\.|#{1,6})[ \t]/
const HEADING = /^#{1,6}[ \t]/

/** One pair of brackets may be in the words, and one in the address. */
const LINK = /\[((?:[^[\]]|\[[^[\]]*\])*)\]\(([^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\)/g
/** What people write in place of an address, and what is one: `www.a.example`, `a@b.example`. */
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>"“”«»*\u2066-\u2069]*|[^\s<>"“”«»*()[\]:,;\u2066-\u2069]+@[^\s<>"“”«»*()[\]:,;@\u2066-\u2069]+\.[\p{L}\p{N}]+/giu
const ADDRESS_END = /[.,;:!?'"”’»)\]}…،؛؟۔_]+$/

const LETTER = /[\p{L}\p{M}\p{N}]/u
const SPACE = /^\s?$/
const PUNCTUATION = /[\p{P}\p{S}]/u

/** The address that a link to these words has, where they are one. */
export function addressOf(words: string): string | undefined {
  const [found, ...others] = words.match(ADDRESS) ?? []
  if (found === undefined || others.length > 0 || found !== words)
    return /^(?:mailto|tel):\S+$/i.test(words) ? words : undefined
  if (/^www\./i.test(words)) return `https://${words}`
  return words.includes('://') ? words : `mailto:${words}`
}

/** The lines around a place that are one paragraph, item or heading: no mark reaches out of them. */
export function blockAt(value: string, at: number): { from: number; to: number } {
  let from = lineStart(value, at)
  let to = lineEnd(value, at)
  while (from > 0 && !BLOCK_BEGIN.test(value.slice(from, to))) {
    const before = lineStart(value, from - 1)
    const line = value.slice(before, from - 1)
    if (!line.trim() || HEADING.test(line)) break
    from = before
  }
  while (to < value.length && !HEADING.test(value.slice(from, to))) {
    const end = lineEnd(value, to + 1)
    const line = value.slice(to + 1, end)
    if (!line.trim() || BLOCK_BEGIN.test(line)) break
    to = end
  }
  return { from, to }
}

/** Where the line of a place begins. */
export const lineStart = (value: string, at: number): number => (at > 0 ? value.lastIndexOf('\n', at - 1) + 1 : 0)

/** Where the line of a place ends. */
export function lineEnd(value: string, at: number): number {
  const end = value.indexOf('\n', at)
  return end < 0 ? value.length : end
}

/** The marks in a part of a text that is one block. The parser reads the same ones; a test compares them. */
export function inlineMarks(value: string, from: number, to: number): InlineMark[] {
  const marks: InlineMark[] = []
  // Strong words end where the words of a link do, and none are in an address.
  let rest = ''
  const text = value.slice(from, to)
  for (const { 0: typed, 1: words = '', index } of text.matchAll(LINK)) {
    const begin = from + index
    const inside = { from: begin + 1, to: begin + 1 + words.length }
    marks.push({ type: 'link', from: begin, to: begin + typed.length, words: inside })
    marks.push(...strongIn(words, inside.from))
    rest += text.slice(rest.length, index) + '\ufffc'.repeat(typed.length)
  }
  rest += text.slice(rest.length)
  for (const { 0: typed, index } of rest.matchAll(ADDRESS)) {
    const address = { from: from + index, to: from + index + typed.replace(ADDRESS_END, '').length }
    marks.push({ type: 'address', ...address, words: address })
  }
  return [...marks, ...strongIn(rest, from)]
}

/** Pairs of `**`, by the rules of CommonMark: one that opens has words after it, one that closes has words before it. */
function strongIn(text: string, offset: number): InlineMark[] {
  const marks: InlineMark[] = []
  const open: number[] = []
  for (const { 0: run, index } of text.matchAll(/\*{2,}/g)) {
    const end = index + run.length
    const { opens, closes } = flanking(text[index - 1], text[end])
    let pairs = run.length >> 1
    let at = index
    for (; closes && pairs > 0 && open.length > 0; pairs--, at += 2) {
      const begin = open.pop() ?? 0
      const words = { from: offset + begin + 2, to: offset + at }
      marks.push({ type: 'strong', from: offset + begin, to: words.to + 2, words })
    }
    if (opens) for (let place = end - 2 * pairs; place < end; place += 2) open.push(place)
  }
  return marks
}

function flanking(before = '', after = '') {
  const isEdge = (sign: string) => SPACE.test(sign) || PUNCTUATION.test(sign)
  return {
    opens: !SPACE.test(after) && (!PUNCTUATION.test(after) || isEdge(before)),
    closes: !SPACE.test(before) && (!PUNCTUATION.test(before) || isEdge(after)),
  }
}

/**
 * The part of a text that can be strong: without the spaces at its ends, and without a sign after which a letter follows
 * (`Date:12` is strong without its colon), since the marks around it would not be read.
 */
export function strongPart(text: string, from: number, to: number): { from: number; to: number } {
  let [start, end] = [from, to]
  const isLoose = (inside = '', outside = '') =>
    SPACE.test(inside) || (PUNCTUATION.test(inside) && LETTER.test(outside))
  while (start < end && isLoose(text[start], text[start - 1])) start++
  while (end > start && isLoose(text[end - 1], text[end])) end--
  return { from: start, to: end }
}

/** A word is letters, and those that an apostrophe, a hyphen or a joiner ties to them: don't, Nur-ul-Ain, می‌خواہم. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’\-‐‑\u200c\u200d][\p{L}\p{M}\p{N}]+)*/gu

/** The word that the caret is in or beside; else no letters at the caret. */
export function wordAt(value: string, caret: number): { from: number; to: number } {
  const begin = lineStart(value, caret)
  for (const { 0: word, index } of value.slice(begin, lineEnd(value, caret)).matchAll(WORD)) {
    const from = begin + index
    if (from <= caret && caret <= from + word.length) return { from, to: from + word.length }
  }
  return { from: caret, to: caret }
}
