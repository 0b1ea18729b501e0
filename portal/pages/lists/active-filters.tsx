import { FilterChips } from '@my-school/ui-kit'

type Filter = { key: string; label: string; value?: string; remove: () => void }

/** The active filters of a list, each with a button that takes it away. */
export function ActiveFilters({ filters }: { filters: readonly Filter[] }) {
  return (
    <FilterChips
      filters={filters}
      onRemove={({ filter: { key } }) => {
        // The last button is removed with its filter, and the focus would be lost.
        if (filters.length === 1) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
        filters.find((filter) => filter.key === key)?.remove()
      }}
    />
  )
}
