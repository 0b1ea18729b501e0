/** Every custom element, as the build finds them by their folders: build/elements.mjs. */
declare module 'kit-elements' {
  export const definitions: readonly import('./definition.ts').ElementDefinition[]
}
