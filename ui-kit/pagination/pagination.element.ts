import { defineElement } from '../elements/define-element.ts'
import { paginationMessages } from './pagination.messages.ts'
import { Pagination } from './pagination.tsx'
import './pagination.css'

export const element = defineElement('kit-pagination', Pagination, {
  texts: paginationMessages,
  props: { page: Number, pages: Number, hrefOf: Function },
  defaults: { page: 1, pages: 1 },
  events: { onPageChange: { cancelable: true, sets: 'page' } },
})
