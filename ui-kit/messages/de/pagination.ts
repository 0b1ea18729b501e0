import { pageTexts } from './page-navigation.ts'

/** The texts of Pagination. */
export const paginationMessages = { ...pageTexts, label: 'Seiten' }
