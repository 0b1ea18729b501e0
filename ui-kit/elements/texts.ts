type StringIn<Texts> = { [Name in keyof Texts]: Texts[Name] extends string ? Name : never }[keyof Texts]

/**
 * The props of an element for the default texts of its component; functions and groups of texts are not among them.
 */
export function textsOf<Texts extends object>(texts: Texts): { readonly [Name in StringIn<Texts>]: StringConstructor } {
  const names = Object.entries(texts).flatMap(([name, text]) => (typeof text === 'string' ? [[name, String]] : []))
  return Object.fromEntries(names)
}
