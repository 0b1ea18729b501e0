/** A class for `customElements.define`. Importing it on a server does nothing. */
export interface ElementDefinition {
  readonly tag: string
  readonly elementClass: CustomElementConstructor
}

/**
 * Registers elements: from then on the browser makes them wherever a page has their tags. An element whose tag is taken
 * already is left out. On a server it does nothing.
 */
export function register(definitions: readonly ElementDefinition[]): void {
  const { customElements } = globalThis
  for (const { tag, elementClass } of customElements ? definitions : [])
    if (!customElements.get(tag)) customElements.define(tag, elementClass)
}
