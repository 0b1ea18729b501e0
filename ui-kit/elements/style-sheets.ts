import { base, tokens } from 'kit-styles'

/** The rules that the loaded elements have, by the names of their style sheets. */
const rules = new Map([['base', base]])

/** Adds the rules of a style sheet to those of all elements. Several files of elements may have the same. */
export function addStyles(name: string, text: string): void {
  if (!rules.has('all')) rules.set(name, text)
}

/** The style sheets that the shadow roots of one document share, and how many sheets of the kit the first one has. */
interface Shared {
  sheets: CSSStyleSheet[]
  count: number
}

/** A document takes only sheets that its own window has made. */
const sharedIn = new WeakMap<Document, Shared>()

/** Makes those of a document. */
function share(page: Document): Shared {
  const { CSSStyleSheet } = page.defaultView as typeof globalThis & Window
  const sheet = (text: string) => {
    const made = new CSSStyleSheet()
    made.replaceSync(text)
    return made
  }
  const inline = sheet(':host(:not([hidden])){display:inline-block;vertical-align:middle;justify-self:start}')
  // First, so that the page's own sheets come later.
  page.adoptedStyleSheets = [sheet(tokens), ...page.adoptedStyleSheets]
  const shared = { sheets: [sheet(''), inline], count: 0 }
  sharedIn.set(page, shared)
  return shared
}

/**
 * The style sheets of a shadow root. All elements of a document share the same two: the browser reads them once.
 * The tokens go to the document, because custom properties reach into shadow roots from there, and the page can set them.
 */
export function styleSheets(inline = false, page: Document = document): CSSStyleSheet[] {
  // jsdom, in which projects run their tests, has no such style sheets; a document without a window shows nothing.
  if (!page.adoptedStyleSheets || !page.defaultView) return []
  const shared = sharedIn.get(page) ?? share(page)
  const { sheets } = shared
  if (shared.count !== rules.size) {
    shared.count = rules.size
    sheets[0]?.replaceSync([...rules.values()].join(''))
  }
  return inline ? sheets : sheets.slice(0, 1)
}
