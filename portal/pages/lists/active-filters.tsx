import { FilterChips } from '@my-school/ui-kit'

/** The active filters of a list of records. */
export type Filter<T = never> = {
  key: string
  label: string
  value?: string
  remove: () => void
  /** Whether it leaves this record out; absent: only the server can say. */
  hides?: (record: T) => boolean
}

/** The active filters of a list, each with a button that takes it away. */
export const ActiveFilters = <T,>({ filters }: { filters: readonly Filter<T>[] }) => (
  <FilterChips
    filters={filters.map(({ key, label, value }) => ({ key, label, value }))}
    onRemove={({ filter }) => filters.find(({ key }) => key === filter.key)?.remove()}
  />
)
