/** The kit's styles as text: the build puts them there (build/elements.mjs). */
declare module 'kit-styles' {
  /** The rules of tokens.css, for the document. */
  export const tokens: string
  /** The rules that every shadow root needs. */
  export const base: string
  /** The rules of all components. */
  export const rules: string
}
