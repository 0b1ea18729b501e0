import { pageTexts } from '../internal/page-navigation.messages.ts'

/** The default texts of Pagination. */
export const paginationMessages = { ...pageTexts, label: 'Pages' }
