import { withoutUnseen } from '../characters.ts'
import type { TextBlock, TextInline } from './blocks.ts'

/**
 * A text for where nothing can be formatted, as people write a mail: items keep their numbers or a dash, and the address
 * of a link follows its words.
 * @param origin of the portal, for links to its pages; without it these are their words
 */
export const plainText = (blocks: readonly TextBlock[], origin?: string): string =>
  blocks.map((block) => plainBlock(block, origin)).join('\n\n')

function plainBlock(block: TextBlock, origin: string | undefined): string {
  if (block.type !== 'list') return plainInlines(block.children, (link) => withAddress(link, origin))
  const items = block.children.map((item, at) => {
    const mark = markOf(block, at)
    const text = item.children.map((each) => plainBlock(each, origin)).join('\n')
    return `${mark} ${text.replaceAll('\n', `\n${' '.repeat(mark.length + 1)}`)}`
  })
  return items.join('\n')
}

const markOf = ({ ordered, children }: Extract<TextBlock, { type: 'list' }>, at: number): string =>
  ordered ? `${children[at]?.number ?? at + 1}.` : '-'

type Link = Extract<TextInline, { type: 'link' }>

const plainInlines = (children: readonly TextInline[], linkOf: (link: Link) => string): string =>
  children
    .map((inline) => {
      if (inline.type === 'text') return inline.value
      if (inline.type === 'break') return '\n'
      return inline.type === 'link' ? linkOf(inline) : plainInlines(inline.children, linkOf)
    })
    .join('')

const wordsOf = ({ children }: Link): string => plainInlines(children, wordsOf)

/** 'the form (https://example.org/form)'; of words that are the address, these alone. */
function withAddress(link: Link, origin: string | undefined): string {
  const words = wordsOf(link)
  const address = shownAddress(link.url, origin)
  return !address || bare(address) === bare(words) ? words : `${words} (${address})`
}

function shownAddress(url: string, origin: string | undefined): string | undefined {
  if (url.startsWith('/')) return origin && origin + url
  return url.replace(/^(?:mailto|tel):/, '')
}

/**
 * What two writings of an address have in common: a telephone its last digits (0301… is +92301…), the others all but the
 * scheme and invisible characters.
 */
const bare = (address: string): string =>
  /^[+\d][\d-]*$/.test(address.replace(/[ ()/.\u00a0]/g, ''))
    ? address.replace(/\D/g, '').slice(-7)
    : withoutUnseen(address)
        .replace(/^https?:\/\//, '')
        .replace(/\/$/, '')

/** The end of a sentence, or of what goes on in the next line. */
const ENDS = /[.,:;!?…،؛؟۔][)\]"'”’»]*$/

/** The words of a text in one line, for previews: what were lines is kept apart, and items keep their numbers. */
export const plainLine = (blocks: readonly TextBlock[]): string =>
  blocks
    .flatMap(linesOf)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((line, at, lines) => (at === lines.length - 1 ? line : line + (ENDS.test(line.slice(-5)) ? ' ' : ' · ')))
    .join('')

function linesOf(block: TextBlock): string[] {
  if (block.type !== 'list') return plainInlines(block.children, wordsOf).split('\n')
  return block.children.flatMap((item, at) => {
    const [first = '', ...others] = item.children.flatMap(linesOf)
    return [block.ordered ? `${markOf(block, at)} ${first}` : first, ...others]
  })
}
