import type { ElementOptions } from '../elements/define-element.ts'
import type { FilterChipsProps } from './filter-chips.tsx'

export const options: ElementOptions<FilterChipsProps> = {
  events: {
    onRemove: {
      cancelable: true,
      sets: ({ filter }, { filters }) => ({
        filters: (filters as { key: string }[]).filter(({ key }) => key !== filter.key),
      }),
    },
  },
}
