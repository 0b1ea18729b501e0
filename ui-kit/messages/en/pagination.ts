import { pageTexts } from './page-navigation.ts'

/** The default texts of Pagination. */
export const paginationMessages = { ...pageTexts, label: 'Pages' }
