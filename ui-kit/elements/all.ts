import './all-styles.ts'

// The import above is the first one, so that the styles are first in elements.js. Between two scripts they would take 0.7 kB
// (gzip) more: they are longer than the 32 kB in which gzip finds repetitions.

import type { ElementDefinition } from './definition.ts'
import * as others from './definitions.ts'
import * as fields from './fields.ts'
import * as tables from './tables.ts'

/** Every custom element of the kit. */
export const definitions: readonly ElementDefinition[] = [others, fields, tables].flatMap((table) =>
  Object.values<ElementDefinition>(table),
)
