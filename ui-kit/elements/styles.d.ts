/** The kit's styles as text: the build puts them there (build/elements.mjs). */
declare module 'kit-styles' {
  /** The rules of tokens.css, for the document. */
  export const tokens: string
  /** Every other rule, for the shadow roots. */
  export const rules: string
}
