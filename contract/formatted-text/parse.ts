import type { CountryCode } from 'libphonenumber-js/max'
import MarkdownIt, { type MarkdownIt as Reader, type StateBlock, type Token } from 'markdown-it'
import { isAllowedHref } from '../school/allowed-links.ts'
import { addressReader, joined, meantHref } from './addresses.ts'
import type { TextBlock, TextInline } from './blocks.ts'

/** How many lists may be in each other. */
const DEEPEST = 4

/** The first line of a list that begins here: `- ` or `1. ` and words, but no line of dashes (`- - -`). */
const LIST = /^(?:-|1\.)[ \t]+(?!-(?:[ \t]|$))[^ \t]/
const HEADING = /^#{1,6}[ \t]+[^ \t#]/

const lineAt = (state: StateBlock, line: number) =>
  state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line])

/** A reader of CommonMark that knows these marks only: all other text stays as it was typed. */
function makeReader(): Reader {
  const reader = new MarkdownIt('zero').enable(['list', 'heading', 'emphasis', 'link', 'newline'])
  const { helpers, block } = reader
  reader.normalizeLink = (href) => href
  reader.validateLink = isAllowedHref
  const { parseLinkDestination } = helpers
  helpers.parseLinkDestination = (text, start, end) => {
    const found = parseLinkDestination(text, start, end)
    // Not `<…>`, and nothing that escapes or entities would change.
    const isAsTyped = found.str === text.slice(start, found.pos)
    const href = meantHref(found.str)
    return { ...found, str: href, ok: found.ok && isAsTyped && isAllowedHref(href) }
  }
  helpers.parseLinkTitle = (_text, start) => ({ ok: false, can_continue: false, pos: start, str: '', marker: 0 })

  const { ruler } = block
  const only = (name: 'list' | 'heading', isOne: (state: StateBlock, line: number) => boolean) => {
    ruler.enableOnly(name)
    const [rule] = ruler.getRules('')
    ruler.at(name, (state, line, end, silent) => isOne(state, line) && rule?.(state, line, end, silent) === true, {
      alt: ['paragraph'],
    })
  }
  // Two levels for each list around it.
  only('list', (state, line) => state.level < 2 * DEEPEST && LIST.test(lineAt(state, line)))
  only('heading', (state, line) => state.level === 0 && HEADING.test(lineAt(state, line)))
  ruler.enableOnly(['list', 'heading', 'paragraph'])
  // CommonMark adds a line below a list to its last item. People mean a new paragraph.
  ruler.before(
    'paragraph',
    'after list',
    (state, line, _end, silent) => silent && (state.sCount[line] ?? 0) < state.blkIndent,
    { alt: ['paragraph'] },
  )
  return reader
}

const reader = makeReader()

/**
 * Reads a text with the marks that people know from messengers and mail: blank lines, `- `, `1. `, `# `, `**strong**`,
 * `[label](address)`, bare addresses and telephones. It throws nothing, and takes time in proportion to the length.
 * @param country of the school: telephones are read as they are written there; undefined: only those with the code of a
 *   country
 */
export function parseFormattedText(text: string, country?: CountryCode): TextBlock[] {
  const inlinesOf = inlineReader(addressReader(country))
  const blocks: TextBlock[] = []
  /** The lists that are open, each with its last item. */
  const open: Extract<TextBlock, { type: 'list' }>[] = []
  const numbers: number[][] = []
  let level = 0
  for (const token of reader.parse(text, {})) {
    const place = open.at(-1)?.items.at(-1) ?? blocks
    if (token.type === 'heading_open') level = token.markup.length
    else if (token.type === 'heading_close') level = 0
    else if (token.type === 'inline') {
      const children = inlinesOf(token.children ?? [])
      place.push(level > 0 ? { type: 'heading', level, children } : { type: 'paragraph', children })
    } else if (token.type.endsWith('_list_open')) {
      const list = { type: 'list' as const, ordered: token.type.startsWith('ordered'), items: [] }
      place.push(list)
      open.push(list)
      numbers.push([])
    } else if (token.type === 'list_item_open') {
      open.at(-1)?.items.push([])
      numbers.at(-1)?.push(Number(token.info))
    } else if (token.type.endsWith('_list_close')) {
      const [list, typed = []] = [open.pop(), numbers.pop()]
      if (list?.ordered && !counts(typed)) list.numbers = typed
    }
  }
  return blocks
}

/** Whether numbers count from 1, or are all 1, as people type who let the list count. */
const counts = (numbers: readonly number[]) =>
  numbers.every((number, index) => number === index + 1) || numbers.every((number) => number === 1)

type Container = { children: TextInline[]; href?: string; type: 'strong' | 'link' | 'root' }

/** Makes the function that reads the pieces of a line. */
function inlineReader(withLinks: (text: string) => TextInline[]): (tokens: readonly Token[]) => TextInline[] {
  const linked = (children: readonly TextInline[]): TextInline[] =>
    joined(children).flatMap((piece) => (typeof piece === 'string' ? withLinks(piece) : [piece]))

  // Strong words in strong ones are strong, so nothing is deeper than a link in strong words.
  return (tokens) => {
    const root: Container = { type: 'root', children: [] }
    const open = [root]
    let strong = 0
    const add = (piece: TextInline) => open.at(-1)?.children.push(piece)
    const close = () => {
      const { type, href, children } = open.pop() ?? root
      const isInLink = type === 'link' || open.some((each) => each.type === 'link')
      const pieces = isInLink ? joined(children) : linked(children)
      if (type === 'link' && href) add({ type, href, children: pieces })
      else if (type === 'strong') add({ type, children: pieces })
      else for (const piece of ['[', ...pieces, ']()']) add(piece)
    }
    for (const { type, content, markup, attrs } of tokens) {
      if (type === 'text') add(content)
      else if (type === 'softbreak' || type === 'hardbreak') add({ type: 'break' })
      else if (type === 'link_open') open.push({ type: 'link', href: String(attrs?.[0]?.[1] ?? ''), children: [] })
      else if (type === 'link_close') close()
      else if (markup !== '**') add(markup)
      else if (type === 'strong_open' && strong++ === 0) open.push({ type: 'strong', children: [] })
      else if (type === 'strong_close' && --strong === 0) close()
    }
    return linked(root.children)
  }
}
