import { defineElement } from '../elements/define-element.ts'
import { textsOf } from '../elements/texts.ts'
import { filterChipsMessages } from '../messages/en/filter-chips.ts'
import { FilterChips } from './filter-chips.tsx'
import './filter-chips.css'

export const element = defineElement('kit-filter-chips', FilterChips, {
  props: { ...textsOf(filterChipsMessages), filters: Array },
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
