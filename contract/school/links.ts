import { isMailAddress } from '../rules.ts'

/** A piece of a text: plain, or a link. */
export type Piece = { text: string; href?: string }

/** `[label](href)` */
const LINK = /\[([^[\]\n]{1,200})\]\(([^()\s]*)\)/g

const MAIL = 'mailto:'

const ALLOWED = [
  /^https:\/\/[^\s/?#]\S*$/,
  // Not '//host' or '/\host', which are other sites.
  /^\/(?![/\\])[^\s\\]*$/,
  /^tel:\+?\d[\d-]{2,30}$/,
]

/** Where a link of the school's texts may lead: a site with https, a page of the portal, a mail address, a telephone. */
export const isAllowedHref = (href: string): boolean =>
  href.startsWith(MAIL)
    ? isMailAddress(href.slice(MAIL.length))
    : ALLOWED.some((pattern) => pattern.test(href)) && (!href.startsWith('https:') || URL.canParse(href))

/** The plain texts and links of which a text consists. Links that are not allowed were refused when it was saved. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: whole, 1: label = '', 2: href = '', index } of text.matchAll(LINK)) {
    if (index > end) pieces.push({ text: text.slice(end, index) })
    pieces.push({ text: label, href })
    end = index + whole.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

/** What looks like a link but may lead nowhere: the part after its label; undefined if there is none. */
export function forbiddenHref(text: string): string | undefined {
  // Also with parentheses inside, which no allowed link has: `javascript:alert(1)`.
  // bounded: the text has at most some thousand characters
  for (const [, href = ''] of text.matchAll(/\]\(([^\n]*?)\)/g)) if (!isAllowedHref(href)) return href
  return undefined
}
