import type { TextOf } from '../../internal/text-for.ts'

/** The texts of a table and of Pagination for it. */
export const pageTexts = {
  previousLabel: 'Zurück',
  nextLabel: 'Weiter',
  pageLabel: 'Seite',
  ofLabel: 'von' as TextOf,
}
