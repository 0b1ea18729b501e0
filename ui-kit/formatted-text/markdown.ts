import MarkdownIt, { type MarkdownIt as Reader, type StateBlock } from 'markdown-it'

/** A mark, or words, in the order of the text. */
export type MarkToken = {
  type: string
  content: string
  markup: string
  info: string
  attrs: readonly [name: string, value: string | number][] | null
  children: MarkToken[] | null
}

/** How many lists may be in each other. */
const DEEPEST = 4

/** The first line of a list that begins here: `- ` or `1. ` and words, but no line of dashes (`- - -`). */
const LIST = /^(?:-|1\.)[ \t]+(?!-(?:[ \t]|$))[^ \t]/
const HEADING = /^#{1,6}[ \t]+[^ \t#]/

/** What would be another sign in HTML, `&amp;`. In an address it is a mistake, or an attempt to hide one. */
const REFERENCE = /&[a-z#][a-z0-9]*;/i

const lineAt = (state: StateBlock, line: number) =>
  state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line])

let urlOfLink: (typed: string) => string | undefined

/** A reader of CommonMark that knows these marks only: all other text stays as it was typed. */
function makeReader(): Reader {
  const reader = new MarkdownIt('zero').enable(['list', 'heading', 'emphasis', 'link', 'newline'])
  const { helpers, block } = reader
  reader.normalizeLink = (url) => url
  reader.validateLink = () => true
  const { parseLinkDestination } = helpers
  helpers.parseLinkDestination = (text, start, end) => {
    const found = parseLinkDestination(text, start, end)
    // Not `<…>`, and nothing that escapes or references would change.
    const isAsTyped = found.str === text.slice(start, found.pos) && !REFERENCE.test(found.str)
    const url = found.ok && isAsTyped ? urlOfLink(found.str) : undefined
    return { ...found, str: url ?? '', ok: url !== undefined }
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
 * The marks of a text. In the package markdown-it lacks what its other rules import (build/settings.mjs), which changes
 * nothing here: URLs are not normalised, and the names of signs are not looked up.
 * @param urlOf the URL of a link by what was typed for it; undefined: it is no link
 */
export function readMarks(text: string, urlOf: (typed: string) => string | undefined): MarkToken[] {
  urlOfLink = urlOf
  return reader.parse(text, {})
}
