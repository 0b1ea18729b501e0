import { isMailAddress } from '../mail-address.ts'

const MAIL = 'mailto:'

const ALLOWED = [
  /^https?:\/\/[^\s/?#]\S*$/,
  // Not '//host' or '/\host', which are other sites.
  /^\/(?![/\\])[^\s\\]*$/,
  /^tel:\+?\d[\d-]{2,30}$/,
]

/** Where a link of the school's texts may lead: a site, a page of the portal, a mail address, a telephone. */
export const isAllowedHref = (href: string): boolean =>
  href.startsWith(MAIL)
    ? isMailAddress(href.slice(MAIL.length))
    : ALLOWED.some((pattern) => pattern.test(href)) && (!href.startsWith('http') || URL.canParse(href))

/** What looks like a link but may lead nowhere: the part after its label; undefined if there is none. */
export function forbiddenHref(text: string): string | undefined {
  // Also with parentheses inside, which no allowed link has: `javascript:alert(1)`.
  // bounded: the text has at most some thousand characters
  for (const [, href = ''] of text.matchAll(/\]\(([^\n]*?)\)/g)) if (!isAllowedHref(href)) return href
  return undefined
}
