import type { KitMessages } from '@my-school/ui-kit'

/** How a colour was changed, so that it can be read or distinguished. */
export { moveText } from '@my-school/ui-kit/messages/en'

/** The kit speaks English by itself. */
export const kit: KitMessages = {}
export const kitOfOtherPages: KitMessages = {}
