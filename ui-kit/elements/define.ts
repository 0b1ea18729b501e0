/** The custom elements without registering them: for a page that takes some of them, or other names. */
import type { ElementDefinition } from './definition.ts'
import { definitions as found } from './all-elements.ts'

export { type ElementDefinition, register } from './definition.ts'

/** Every custom element of the kit. */
export const definitions: readonly ElementDefinition[] = found
