import type { Notice } from '#contract/operations'
import { language } from '#messages'

/** The categories of these notices, each once, in the order of the alphabet. */
export const categoriesOf = (notices: readonly Pick<Notice, 'catagory'>[]): string[] =>
  [...new Set(notices.map(({ catagory }) => catagory))].toSorted(new Intl.Collator(language()).compare)
