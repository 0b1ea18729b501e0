/** The custom elements without registering them: for a page that takes some of them, or other names. */

import { definitions as found } from 'kit-elements'
import type { ElementDefinition } from './definition.ts'

export { type ElementDefinition, register } from './definition.ts'

/** Every custom element of the kit. */
export const definitions: readonly ElementDefinition[] = found
