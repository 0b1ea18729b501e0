import type { Language } from '#contract'

/** The language of this folder, and so of the build. In a file of its own, since every page needs it. */
export const language: Language = 'de'
