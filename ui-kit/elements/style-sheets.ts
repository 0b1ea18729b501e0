import { rules, tokens } from 'kit-styles'

const sheet = (text: string) => {
  const made = new CSSStyleSheet()
  made.replaceSync(text)
  return made
}

let shared: CSSStyleSheet[] | undefined

/**
 * The style sheets of a shadow root. All elements share the same two: the browser reads them once.
 * The tokens go to the document, because custom properties reach into shadow roots from there, and the page can set them.
 */
export function styleSheets(inline?: boolean): CSSStyleSheet[] {
  if (!shared) {
    shared = [
      sheet(rules),
      sheet(':host(:not([hidden])){display:inline-block;vertical-align:middle;justify-self:start}'),
    ]
    // First, so that the page's own sheets come later.
    document.adoptedStyleSheets = [sheet(tokens), ...document.adoptedStyleSheets]
  }
  return inline ? shared : shared.slice(0, 1)
}
