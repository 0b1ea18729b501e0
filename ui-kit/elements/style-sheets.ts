/** The rules of the loaded style sheets, by their path: the build makes a call of `addStyles` of each import of one. */
const rules = new Map<string, string>()

/** Those that are in the document: custom properties reach into shadow roots from there, and the page can set them. */
const IN_DOCUMENT = ['tokens.css', 'elements/page.css']

/** Adds the rules of a style sheet to those of all elements. Several files of elements may have the same. */
export function addStyles(path: string, text: string): void {
  rules.set(path, text)
}

const sheet = (text: string) => {
  const made = new CSSStyleSheet()
  made.replaceSync(text)
  return made
}

const isInDocument = ([path]: [string, string]) => IN_DOCUMENT.includes(path)
const textOf = (some: [string, string][]) => some.map(([, text]) => text).join('')

let shared: CSSStyleSheet[] | undefined
let count = 0

/** The style sheets of a shadow root. All elements share the same two: the browser reads them once. */
export function styleSheets(inline?: boolean): CSSStyleSheet[] {
  // jsdom, in which projects run their tests, has no such style sheets.
  if (!document.adoptedStyleSheets) return []
  if (!shared) {
    shared = [sheet(''), sheet(':host(:not([hidden])){display:inline-block;vertical-align:middle;justify-self:start}')]
    // First, so that the page's own sheets come later.
    document.adoptedStyleSheets = [sheet(textOf([...rules].filter(isInDocument))), ...document.adoptedStyleSheets]
  }
  if (count !== rules.size) {
    count = rules.size
    shared[0]?.replaceSync(textOf([...rules].filter((rule) => !isInDocument(rule))))
  }
  return inline ? shared : shared.slice(0, 1)
}
