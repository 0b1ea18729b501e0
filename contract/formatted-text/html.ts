import { escapeMarkup } from '../text.ts'
import type { TextBlock, TextInline } from './blocks.ts'

/**
 * A text as HTML, for readers that show documents of their own, such as feed readers.
 * @param origin of the portal, for links to its pages
 */
export const htmlOf = (blocks: readonly TextBlock[], origin: string): string =>
  blocks.map((block) => htmlBlock(block, origin)).join('\n')

/** The heading that `#` makes: what shows the text has put a title over it. */
const TOP = 2

function htmlBlock(block: TextBlock, origin: string): string {
  if (block.type === 'list') {
    const name = block.ordered ? 'ol' : 'ul'
    const items = block.children.map(
      ({ number, children }) =>
        `<li${number === undefined ? '' : ` value="${number}"`}>${htmlItem(children, origin)}</li>`,
    )
    return `<${name} dir="auto">${items.join('')}</${name}>`
  }
  const name = block.type === 'heading' ? `h${Math.min(TOP - 1 + block.depth, 6)}` : 'p'
  return `<${name} dir="auto">${htmlInlines(block.children, origin)}</${name}>`
}

/** Of one paragraph the words alone: around each item a reader would leave a line. */
const htmlItem = (item: readonly TextBlock[], origin: string): string =>
  item
    .map((each) => (each.type === 'paragraph' ? htmlInlines(each.children, origin) : htmlBlock(each, origin)))
    .join('<br>')
    .replaceAll(/<br>(?=<[ou]l)/g, '')

const htmlInlines = (inlines: readonly TextInline[], origin: string): string =>
  inlines.map((inline) => htmlInline(inline, origin)).join('')

function htmlInline(inline: TextInline, origin: string): string {
  if (inline.type === 'text') return escapeMarkup(inline.value)
  if (inline.type === 'break') return '<br>'
  const inner = htmlInlines(inline.children, origin)
  if (inline.type === 'strong') return `<strong>${inner}</strong>`
  const url = inline.url.startsWith('/') ? origin + inline.url : inline.url
  return `<a href="${escapeMarkup(url)}">${inner}</a>`
}
