import type { Language, Languages } from '#contract'

/** A language that the school offers besides its first; undefined in place of each other one. */
export const otherLanguage = ({ first, others }: Languages, language: Language): Language | undefined =>
  language !== first && others.includes(language) ? language : undefined
