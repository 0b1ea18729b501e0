import type { ElementOptions } from '../elements/define-element.ts'
import type { PaginationProps } from './pagination.tsx'

export const options: ElementOptions<PaginationProps> = {
  defaults: { page: 1, pages: 1 },
  events: { onPageChange: { cancelable: true, sets: 'page' } },
}
