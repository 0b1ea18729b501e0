const TYPES = { string: String, function: Function, object: Array } as const

/** A text that is a function is one property, and so is a list of texts; a text with a name after it may be either. */
type TypeOf<Text> = string extends Text
  ? StringConstructor
  : Text extends readonly unknown[]
    ? ArrayConstructor
    : FunctionConstructor

/** The props of an element for the default texts of its component. */
export function textsOf<Texts extends object>(texts: Texts): { readonly [Name in keyof Texts]: TypeOf<Texts[Name]> } {
  const types = Object.entries(texts).map(([name, text]) => [name, TYPES[typeof text as keyof typeof TYPES]])
  return Object.fromEntries(types)
}
