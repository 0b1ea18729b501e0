import { FilterChips } from '@my-school/ui-kit'

type Filter = { key: string; label: string; value?: string; remove: () => void }

/** The active filters of a list, each with a button that takes it away. */
export const ActiveFilters = ({ filters }: { filters: readonly Filter[] }) => (
  <FilterChips filters={filters} onRemove={({ filter }) => filters.find(({ key }) => key === filter.key)?.remove()} />
)
