import { base, tokens } from 'kit-styles'

/** The rules that the loaded elements have, by the names of their style sheets. */
const rules = new Map([['base', base]])

/** Adds the rules of a style sheet to those of all elements. Several files of elements may have the same. */
export function addStyles(name: string, text: string): void {
  if (!rules.has('all')) rules.set(name, text)
}

const sheet = (text: string) => {
  const made = new CSSStyleSheet()
  made.replaceSync(text)
  return made
}

let shared: CSSStyleSheet[] | undefined
let count = 0

/**
 * The style sheets of a shadow root. All elements share the same two: the browser reads them once.
 * The tokens go to the document, because custom properties reach into shadow roots from there, and the page can set them.
 */
export function styleSheets(inline?: boolean): CSSStyleSheet[] {
  // jsdom, in which projects run their tests, has no such style sheets.
  if (!document.adoptedStyleSheets) return []
  if (!shared) {
    shared = [sheet(''), sheet(':host(:not([hidden])){display:inline-block;vertical-align:middle;justify-self:start}')]
    // First, so that the page's own sheets come later.
    document.adoptedStyleSheets = [sheet(tokens), ...document.adoptedStyleSheets]
  }
  if (count !== rules.size) {
    count = rules.size
    shared[0]?.replaceSync([...rules.values()].join(''))
  }
  return inline ? shared : shared.slice(0, 1)
}
