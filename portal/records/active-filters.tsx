import { FilterChips } from '@my-school/ui-kit'
import { useUrlQuery } from '../hooks/use-url-query.ts'

/** An active filter of a list of records. */
export type Filter<T = never> = {
  /** Its name in the URL. */
  key: string
  label: string
  value?: string
  /** Whether it leaves this record out; absent: only the server can say. */
  hides?: (record: T) => boolean
}

/** The active filters of a list, each with a button that takes it away. */
export function ActiveFilters<T>({ filters }: { filters: readonly Filter<T>[] }) {
  const { change } = useUrlQuery()
  return (
    <FilterChips
      filters={filters.map(({ key, label, value }) => ({ key, label, value }))}
      onRemove={({ filter }) => change({ [filter.key]: null })}
    />
  )
}
