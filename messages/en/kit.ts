import type { KitMessages } from '@my-school/ui-kit'

/** The kit speaks English by itself. */
export const kit: KitMessages = {}
export const wholeKit: KitMessages = {}
