import type { TextOf } from './text-for.ts'

/** The default texts of a table and of Pagination for it. */
export const pageTexts = {
  previousLabel: 'Previous',
  nextLabel: 'Next',
  pageLabel: 'Page',
  ofLabel: 'of' as TextOf,
}
