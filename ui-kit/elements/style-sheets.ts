/** The rules of the loaded style sheets, by their path: the build makes a call of `addStyles` of each import of one. */
const rules = new Map<string, string>()

/** Those that are in the document: custom properties reach into shadow roots from there, and the page can set them. */
const IN_DOCUMENT = ['tokens.css', 'internal/held-page.css']

/** Adds the rules of a style sheet to those of all elements. Several files of elements may have the same. */
export function addStyles(path: string, text: string): void {
  rules.set(path, text)
}

/** The style sheets that the shadow roots of one document share, and how many sheets of the kit the first one has. */
interface Shared {
  sheets: CSSStyleSheet[]
  count: number
}

const isInDocument = (path: string) => IN_DOCUMENT.includes(path)
const textOf = (isWanted: (path: string) => boolean) =>
  [...rules]
    .filter(([path]) => isWanted(path))
    .map(([, text]) => text)
    .join('')

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
  page.adoptedStyleSheets = [sheet(textOf(isInDocument)), ...page.adoptedStyleSheets]
  const shared = { sheets: [sheet(''), inline], count: 0 }
  sharedIn.set(page, shared)
  return shared
}

/**
 * The style sheets of a shadow root. All elements of a document share the same two: the browser reads them once.
 */
export function styleSheets(inline = false, page: Document = document): CSSStyleSheet[] {
  // jsdom, in which projects run their tests, has no such style sheets; a document without a window shows nothing.
  if (!page.adoptedStyleSheets || !page.defaultView) return []
  const shared = sharedIn.get(page) ?? share(page)
  const { sheets } = shared
  if (shared.count !== rules.size) {
    shared.count = rules.size
    sheets[0]?.replaceSync(textOf((path) => !isInDocument(path)))
  }
  return inline ? sheets : sheets.slice(0, 1)
}
