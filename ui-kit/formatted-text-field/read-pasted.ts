import { strongPart } from './inline-marks.ts'

/** Bullets of messengers and of word processors; those that are also letters or signs only with what Word writes after them. */
const BULLET =
  /^[ \t\u00a0]*(?:[•●▪◦‣∙\uf0b7\uf0a7\uf0d8\uf0fc][ \t\u00a0]*|·[ \t\u00a0]+|[o§–-](?:\t|\u00a0{2})[ \t\u00a0]*)(?=\S)/
const STAR = /^[ \t\u00a0]*\*[ \t\u00a0]+(?=\S)/
const NUMBER = /^[ \t\u00a0]*\(?([0-9٠-٩۰-۹]{1,3})(?:\)|[.۔](?=[ \t\u00a0]))[ \t\u00a0]*(?=\S)/u
const INDENT = /^[ \t\u00a0]*/
/** `*words*` as messengers show it strong: no letter beside the stars, no space inside of them. */
const STARRED = /(?<![^\s(["'“‘«])\*(?=[^\s*])(?=[^*\n]*[\p{L}\p{N}])([^*\n]*[^\s*])\*(?![^\s.,;:!?)\]"'”’»،۔؟…])/gu

/** A plain text as a chat or a word processor gives it, with the marks of the field where it surely means them. */
export function readPlainText(text: string): string {
  const read = withLists(text.replace(/\r\n?/g, '\n'))
  // In Markdown, one star is another mark.
  return read.includes('**') ? read : read.replace(STARRED, '**$1**')
}

/** The bullets and numbers that lines begin with, as those of the field. What is indented more than the first is in it. */
function withLists(text: string): string {
  const lines = text.split('\n')
  const counted = countedLines(lines)
  // One star may be that of a note below a table.
  const isStarred = lines.filter((line) => STAR.test(line)).length > 1
  let first: number | undefined
  return lines
    .map((line, at) => {
      const number = counted.get(at)
      const sign = number ? NUMBER : isStarred && STAR.test(line) ? STAR : BULLET
      if (!sign.test(line)) return line
      const indent = INDENT.exec(line)?.[0].length ?? 0
      first ??= indent
      return line.replace(sign, `${indent > first ? '   ' : ''}${number ? `${number}.` : '-'} `)
    })
    .join('\n')
}

/** The numbers of lines that count from 1, two or more, at the places of the lines. A single one may be that of a day. */
function countedLines(lines: readonly string[]): Map<number, number> {
  const counted = new Map<number, number>()
  let run: number[] = []
  lines.forEach((line, at) => {
    // The last four bits of a digit are its value, in each script that a keyboard of ours has.
    const number = Number((NUMBER.exec(line)?.[1] ?? '0').replace(/./gu, (digit) => `${digit.charCodeAt(0) & 15}`))
    if (!number) return
    run = number === run.length + 1 ? [...run, at] : number === 1 ? [at] : []
    if (run.length > 1) for (const [index, place] of run.entries()) counted.set(place, index + 1)
  })
  return counted
}

/** A piece of a line. */
type Piece = { text: string; strong: boolean; href: string | undefined }

/** A line that is read. */
type Line = {
  text: string
  /** How many lists it is in. */
  level: number
  /** What it begins with: `#`, `-`, a number, or nothing, as a second line of an item. 0 is the next number. */
  sign: string | number
  /** An empty line is before it. */
  gap: boolean
}

/** What the elements around a text say of it. */
type Around = {
  strong: boolean
  href: string | undefined
  /** Its line ends are those of the lines. */
  pre: boolean
  heading: boolean
  level: number
  /** The number of the next item, in a list with numbers. */
  list: { next: number } | undefined
}

const SKIPPED = /^(?:style|script|title|meta|link|template|noscript|textarea|select|button|svg|object|iframe)$/
const BLOCK =
  /^(?:address|article|aside|blockquote|center|d[dlt]|div|fieldset|fig\w+|footer|form|h[1-6r]|header|li|main|nav|ol|p|pre|section|table|t[rdh]|ul)$/
/** Blocks with an empty line around them. */
const APART = /^(?:p|h[1-6r]|table|ul|ol|pre|blockquote|dl)$/
/** Word writes the bullet or the number of an item as a text of its own. */
const WORD_SIGN = /mso-list:\s*ignore/i

/**
 * HTML from a clipboard, as word processors, mail and pages write it, with the marks of the field. It is read in a
 * document of its own, in which nothing is loaded and nothing runs, and none of it comes into the page.
 */
export function readHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const nothing = { strong: false, href: undefined, pre: false, heading: false, level: 0, list: undefined }
  return withSigns(withTypedLists(linesOf(body, nothing)))
}

/** Bullets and numbers that are only words in the HTML are read too. */
function withTypedLists(lines: readonly Line[]): Line[] {
  const typed = withLists(lines.map(({ text, sign, level }) => (sign || level ? '' : text)).join('\n')).split('\n')
  return lines.map((line, at) => ({ ...line, text: typed[at] || line.text }))
}

/** The lines with their bullets and numbers; what is in an item is indented by its sign. */
function withSigns(lines: readonly Line[]): string {
  const widths: number[] = []
  const numbers: number[] = []
  return lines
    .map(({ text, level, sign, gap }, at) => {
      const isItem = level > 0 && sign !== ''
      const depth = isItem ? level - 1 : level
      for (let each = 0; each < depth; each++) widths[each] ??= 2
      const indent = ' '.repeat(widths.slice(0, depth).reduce((sum, width) => sum + width, 0))
      let begin = sign ? `${sign} ` : ''
      numbers.length = Math.min(numbers.length, level)
      if (typeof sign === 'number') {
        const number = sign || (numbers[depth] ?? 0) + 1
        numbers[depth] = number
        begin = `${number}. `
      }
      widths.length = Math.min(widths.length, depth)
      if (isItem) widths[depth] = begin.length
      return (gap && at > 0 ? '\n' : '') + indent + begin + text
    })
    .join('\n')
}

function linesOf(root: Element, outermost: Around): Line[] {
  const lines: Line[] = []
  let pieces: Piece[] = []
  let sign: string | number = ''
  let gap = false

  const endLine = (level: number) => {
    const text = lineOf(pieces)
    pieces = []
    if (!text) return
    lines.push({ text, level, sign, gap })
    sign = ''
    gap = false
  }
  const endOfLine = ({ level, heading }: Around) => {
    if (heading) return pieces.push({ text: ' ', strong: false, href: undefined })
    const isEmpty = !lineOf(pieces)
    endLine(level)
    // Items are lines below each other.
    if (isEmpty && !level) gap = true
  }
  const readAll = (element: Element, around: Around) => {
    for (const node of element.childNodes) {
      if (node.nodeType === 3) readText(node.nodeValue ?? '', around)
      else if (node.nodeType === 1) readElement(node as HTMLElement, around)
    }
  }
  const readText = (text: string, around: Around) => {
    const { strong, href, heading } = around
    ;(around.pre ? text.split('\n') : [text]).forEach((line, at) => {
      if (at > 0) endOfLine(around)
      pieces.push({ text: line, strong: strong && !heading, href })
    })
  }
  const readElement = (element: HTMLElement, outer: Around) => {
    const { localName: tag } = element
    const style = element.getAttribute('style') ?? ''
    if (SKIPPED.test(tag) || WORD_SIGN.test(style) || /display:\s*none|mso-hide:\s*all/i.test(style)) return
    const around = aroundIn(element, style, outer)
    if (tag === 'br') endOfLine(outer)
    else if (tag === 'img') readText(wordsOfPicture(element, around), around)
    else if (BLOCK.test(tag)) readBlock(element, style, around)
    else readAll(element, around)
  }
  const readBlock = (element: HTMLElement, style: string, around: Around) => {
    const { localName: tag, className } = element
    const level = Number(/mso-list:[^;]*level(\d)/i.exec(style)?.[1] ?? 0)
    const isApart = APART.test(tag) && !level && around.level === (/^[uo]l$/.test(tag) ? 1 : 0)
    endLine(around.level)
    if (isApart) gap = true
    const depth = /^h([1-6])$/.exec(tag)?.[1] ?? (/\bMsoTitle\b/.test(className) ? 1 : 0)
    if (tag === 'table' && isGrid(element)) readRows(element, around)
    else if (level) {
      sign = wordSign(element)
      readAll(element, { ...around, level })
    } else if (depth && !around.level) {
      sign = '#'.repeat(Number(depth))
      readAll(element, { ...around, heading: true })
    } else {
      if (tag === 'li') sign = around.list ? nextNumber(element, around.list) : '-'
      readAll(element, tag === 'li' && !around.level ? { ...around, level: 1 } : around)
    }
    endLine(level || around.level || Number(tag === 'li'))
    if (level || depth || tag === 'li') sign = ''
    if (isApart) gap = true
  }
  const readRows = (table: Element, around: Around) => {
    for (const row of table.querySelectorAll('tr')) {
      const cells = [...row.children].map((cell) =>
        linesOf(cell, around)
          .map(({ text }) => text)
          .join(' '),
      )
      pieces = [{ text: cells.filter(Boolean).join(' · '), strong: false, href: undefined }]
      endLine(around.level)
    }
  }

  readAll(root, outermost)
  endLine(outermost.level)
  return lines
}

function aroundIn(element: HTMLElement, style: string, outer: Around): Around {
  const { localName: tag } = element
  const around = { ...outer }
  const weight = element.style.fontWeight
  if (weight) around.strong = /^bold/.test(weight) || Number(weight) >= 600
  else if (tag === 'b' || tag === 'strong') around.strong = true
  if (tag === 'a') around.href = hrefOf(element.getAttribute('href') ?? '') ?? outer.href
  if (tag === 'pre' || /white-space:\s*(?:break-spaces|pre)/i.test(style)) around.pre = true
  else if (/white-space:/i.test(style)) around.pre = false
  if (tag === 'ul' || tag === 'ol') {
    around.level++
    around.list = tag === 'ol' ? { next: Number(element.getAttribute('start')) || 1 } : undefined
  }
  return around
}

/** An address that the field can write; one that leads into a file or to a place on its page is left out. */
function hrefOf(typed: string): string | undefined {
  const href = typed.trim()
  if (/^tel:/i.test(href)) return `tel:${href.slice(4).replace(/[^\d+-]/g, '')}`
  if (/^mailto:/i.test(href)) return href.replace(/\?.*/s, '')
  return /^https?:\/\//i.test(href) ? href.replace(/\s/g, '%20').replace(/\(/g, '%28').replace(/\)/g, '%29') : undefined
}

/** A messenger copies an emoji as a picture. The words of another picture are read where they are those of a link. */
function wordsOfPicture(element: HTMLElement, { href }: Around): string {
  const words = element.getAttribute('alt') ?? ''
  if (href) return words || href
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(words) && !/\p{L}/u.test(words) ? words : ''
}

function nextNumber(item: Element, list: { next: number }): number {
  const number = Number(item.getAttribute('value')) || list.next
  list.next = number + 1
  return number
}

/** `-` or a number, of an item of Word; 0 where it counts in letters. */
function wordSign(paragraph: Element): string | number {
  const sign = [...paragraph.querySelectorAll('[style]')].find((each) =>
    WORD_SIGN.test(each.getAttribute('style') ?? ''),
  )
  const [, typed] = /^\s*\(?(\d+|[a-z]+)[.)]/i.exec(sign?.textContent ?? '') ?? []
  return typed ? Number(typed) || 0 : '-'
}

/** Whether a table has rows of cells; one that only arranges a page, as mail does, is read as its content. */
const isGrid = (table: Element) =>
  !table.querySelector('table') && [...table.querySelectorAll('tr')].some((row) => row.children.length > 1)

/** The pieces of a line as a text with marks. */
function lineOf(pieces: readonly Piece[]): string {
  let text = ''
  const strong: { from: number; to: number }[] = []
  for (let at = 0; at < pieces.length; ) {
    const { href, strong: isStrong } = pieces[at] as Piece
    const next = pieces.findIndex(
      (piece, place) => place > at && (piece.href !== href || (!href && piece.strong !== isStrong)),
    )
    const end = next < 0 ? pieces.length : next
    const words = pieces
      .slice(at, end)
      .map((piece) => piece.text)
      .join('')
    const typed = words.replace(/[\u00ad\u200b\ufeff]/g, '').replace(/[\s\u00a0]+/g, ' ')
    const added = /^ ?$/.test(text.slice(-1)) ? typed.trimStart() : typed
    const written = href ? withLink(added, href) : added
    const from = text.length
    text += written
    const last = strong.at(-1)
    if (isStrong && last && !text.slice(last.to, from).trim()) last.to = text.length
    else if (isStrong) strong.push({ from, to: text.length })
    at = end
  }
  const line = text.trimEnd()
  return strong.reduceRight((written, each) => withStrong(written, each.from, Math.min(each.to, line.length)), line)
}

function withStrong(text: string, begin: number, end: number): string {
  const { from, to } = strongPart(text, begin, end)
  const words = text.slice(from, to)
  return /[\p{L}\p{N}]/u.test(words) ? `${text.slice(0, from)}**${words}**${text.slice(to)}` : text
}

/** Words with an address; an address that is its own words needs no marks. */
function withLink(typed: string, href: string): string {
  const words = typed.trim().replace(/\[/g, '(').replace(/\]/g, ')')
  const bare = (address: string) => address.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '').replace(/\/$/, '')
  if (!words) return typed
  const isAddress = bare(words) === bare(href)
  const link = isAddress ? (words.includes('@') ? words : href) : `[${words}](${href})`
  const [before = '', after = ''] = [/^\s/.exec(typed)?.[0], /\s$/.exec(typed)?.[0]]
  return before + link + after
}
