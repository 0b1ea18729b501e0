import { defineElement } from '../elements/define-element.ts'
import { filterChipsMessages } from './filter-chips.messages.ts'
import { FilterChips } from './filter-chips.tsx'
import './filter-chips.css'

export const element = defineElement('kit-filter-chips', FilterChips, {
  texts: filterChipsMessages,
  props: { filters: Array },
  defaults: { filters: [] },
  events: {
    onRemove: {
      cancelable: true,
      sets: ({ filter }, { filters }) => ({
        filters: (filters as { key: string }[]).filter(({ key }) => key !== filter.key),
      }),
    },
  },
})
