import type { TextOf } from '../../internal/text-for.ts'

/** The texts of a table and of Pagination for it. */
export const pageTexts = {
  previousLabel: 'پچھلا',
  nextLabel: 'اگلا',
  pageLabel: 'صفحہ',
  ofLabel: 'از' as TextOf,
}
