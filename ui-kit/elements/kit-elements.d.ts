/** Every `*.element.ts` of the kit: the build finds them (build/elements.mjs). */
declare module 'kit-elements' {
  export const definitions: readonly import('./definition.ts').ElementDefinition[]
}

/** A style sheet that an element imports. */
declare module '*.css'
