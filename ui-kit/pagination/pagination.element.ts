import { defineElement } from '../elements/define-element.ts'
import { textsOf } from '../elements/texts.ts'
import { paginationMessages } from '../messages/en/pagination.ts'
import { Pagination } from './pagination.tsx'
import './pagination.css'

export const element = defineElement('kit-pagination', Pagination, {
  props: { ...textsOf(paginationMessages), page: Number, pages: Number, hrefOf: Function },
  defaults: { page: 1, pages: 1 },
  events: { onPageChange: { cancelable: true, sets: 'page' } },
})
