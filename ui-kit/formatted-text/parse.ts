import { addressReader, type FoundLink, joined, meantUrl } from './addresses.ts'
import { type MarkToken, readMarks } from './markdown.ts'
import { isSafeUrl } from './safe-url.ts'
import type { FormattedBlock, FormattedInline, FormattedListItem } from './tree.ts'

export type { FoundLink } from './addresses.ts'
export type { FormattedBlock, FormattedInline, FormattedListItem } from './tree.ts'

export interface ParseOptions {
  /**
   * Where a link may lead; another one stays as it was typed.
   * @default https:, http:, mailto:, tel:, paths of the page's own site, fragments
   */
  isAllowedUrl?: (url: string) => boolean
  /** Finds more links than addresses of pages and of mail in words, such as telephones, in their order. */
  findLinks?: (words: string) => readonly FoundLink[]
}

/**
 * Reads a text with the marks that people know from messengers and mail: blank lines, `- `, `1. `, `# `, `**strong**`,
 * `[label](address)`, bare addresses. All else stays as it was typed, HTML too. It throws nothing, and takes time in
 * proportion to the length.
 * @example <FormattedText blocks={parseFormattedText('Meet at **eight**.')} />
 */
export function parseFormattedText(
  text: string,
  { isAllowedUrl = isSafeUrl, findLinks = () => [] }: ParseOptions = {},
): FormattedBlock[] {
  const inlinesOf = inlineReader(addressReader(isAllowedUrl, findLinks))
  const blocks: FormattedBlock[] = []
  /** The lists that are open. */
  const open: Extract<FormattedBlock, { type: 'list' }>[] = []
  let depth = 0
  const urlOf = (typed: string) => {
    const url = meantUrl(typed)
    return isAllowedUrl(url) ? url : undefined
  }
  for (const token of readMarks(text, urlOf)) {
    const place = open.at(-1)?.children.at(-1)?.children ?? blocks
    if (token.type === 'heading_open') depth = token.markup.length
    else if (token.type === 'heading_close') depth = 0
    else if (token.type === 'inline') {
      const children = inlinesOf(token.children ?? [])
      place.push(depth > 0 ? { type: 'heading', depth, children } : { type: 'paragraph', children })
    } else if (token.type.endsWith('_list_open')) {
      const list = { type: 'list' as const, ordered: token.type.startsWith('ordered'), children: [] }
      place.push(list)
      open.push(list)
    } else if (token.type === 'list_item_open') {
      const item: FormattedListItem = { type: 'listItem', children: [] }
      open.at(-1)?.children.push(token.info ? { ...item, number: Number(token.info) } : item)
    } else if (token.type.endsWith('_list_close')) {
      const items = open.pop()?.children ?? []
      if (counts(items)) for (const item of items) delete item.number
    }
  }
  return blocks
}

/** Whether numbers count from 1, or are all 1, as people type who let the list count. */
const counts = (items: readonly FormattedListItem[]) =>
  items.every(({ number }, index) => number === index + 1) || items.every(({ number }) => number === 1)

type Container = { children: FormattedInline[]; url?: string; type: 'strong' | 'link' | 'root' }

/** Makes the function that reads the pieces of a line. */
function inlineReader(
  withLinks: (text: string) => FormattedInline[],
): (tokens: readonly MarkToken[]) => FormattedInline[] {
  const linked = (children: readonly FormattedInline[]): FormattedInline[] =>
    joined(children).flatMap((piece) => (piece.type === 'text' ? withLinks(piece.value) : [piece]))

  // Strong words in strong ones are strong, so nothing is deeper than a link in strong words.
  return (tokens) => {
    const root: Container = { type: 'root', children: [] }
    const open = [root]
    let strong = 0
    const add = (piece: FormattedInline) => open.at(-1)?.children.push(piece)
    const addText = (value: string) => add({ type: 'text', value })
    const close = () => {
      const { type, url, children } = open.pop() ?? root
      const isInLink = type === 'link' || open.some((each) => each.type === 'link')
      const pieces = isInLink ? joined(children) : linked(children)
      if (type === 'link' && url) add({ type, url, children: pieces })
      else if (type === 'strong') add({ type, children: pieces })
      else {
        addText('[')
        for (const piece of pieces) add(piece)
        addText(']()')
      }
    }
    for (const { type, content, markup, attrs } of tokens) {
      if (type === 'text') addText(content)
      else if (type === 'softbreak' || type === 'hardbreak') add({ type: 'break' })
      else if (type === 'link_open') open.push({ type: 'link', url: String(attrs?.[0]?.[1] ?? ''), children: [] })
      else if (type === 'link_close') close()
      else if (markup !== '**') addText(markup)
      else if (type === 'strong_open' && strong++ === 0) open.push({ type: 'strong', children: [] })
      else if (type === 'strong_close' && --strong === 0) close()
    }
    return linked(root.children)
  }
}
