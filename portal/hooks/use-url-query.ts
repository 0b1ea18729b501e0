import { type Sort, type SortValue, sortRows } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { useSearch } from 'wouter'
import { texts } from '#messages'
import { address, cameFrom, changeQuery } from '../state/navigation.ts'
import { forgetSaved, useSavedRecords } from '../state/saved-records.ts'

type Change = Record<string, string | number | null | undefined>

/** The page that a query asks for, from 1. What is no page counts as missing. */
export const pageIn = (query: URLSearchParams): number => Math.max(1, Math.trunc(Number(query.get('page'))) || 1)

/**
 * Reads and changes the query of the URL (`?class=3&sort=name&page=2`). Lists keep their state there, so that Back, a
 * reload and a shared link restore it. `change` sets values, and shows the first page unless it sets another; '' or null
 * removes a value.
 */
export function useUrlQuery(): { query: URLSearchParams; change: (values: Change) => void } {
  const query = new URLSearchParams(useSearch())
  const change = (values: Change) => {
    // Read from the address itself, because several changes can happen before the next render.
    const next = new URLSearchParams(address.query())
    // Other rows, or another order, begin with the first page.
    next.delete('page')
    for (const [key, value] of Object.entries(values)) {
      if (value === '' || value === null || value === undefined) next.delete(key)
      else next.set(key, String(value))
    }
    changeQuery(next.size > 0 ? `?${next}` : '')
  }
  return { query, change }
}

/**
 * Makes the properties of controls that set a value of the query. Each is called as its value.
 * @example <SelectField label={text.paper} {...controlOf('paper', size)} options={sizes} />
 */
export const controlsOf =
  (change: (values: Record<string, string>) => void) =>
  <Value extends string>(name: string, value: Value) => ({
    name,
    value,
    onValueChange: (chosen: { value: string }) => change({ [name]: chosen.value }),
  })

const PAGE_SIZE = 50

/**
 * Sorting and page of a table, stored in the URL, and the row of the record that the user comes back from. Of a record
 * that was just saved it is the page that has it now. Spread the result into the table's props.
 * @param sortValue what a column is sorted by; by default the field of its name
 */
export function useTableQuery<Row extends { id: string }>(
  rows: readonly Row[] = [],
  sortValue = (row: Row, column: string) => row[column as keyof Row] as SortValue,
) {
  useSignals()
  const { query, change: changeQuery } = useUrlQuery()
  const change = (values: Parameters<typeof changeQuery>[0]) => {
    forgetSaved()
    changeQuery(values)
  }
  const [saved] = useSavedRecords()
  const column = query.get('sort')
  const direction: Sort['direction'] = query.get('order') === 'descending' ? 'descending' : 'ascending'
  const inOrder = () => sortRows(rows, column ? (row) => sortValue(row, column) : null, direction, texts().tagOf())
  const index = saved ? inOrder().findIndex(({ id }) => id === saved) : -1
  return {
    sort: column ? { column, direction } : null,
    pageSize: PAGE_SIZE,
    page: index < 0 ? Number(query.get('page')) || 1 : Math.floor(index / PAGE_SIZE) + 1,
    currentRow: saved ?? cameFrom.value,
    onSortChange: ({ sort }: { sort: Sort | null }) =>
      change({ sort: sort?.column, order: sort?.direction === 'descending' ? sort.direction : null }),
    onPageChange: ({ page }: { page: number }) => change({ page: page > 1 ? page : null }),
  }
}
