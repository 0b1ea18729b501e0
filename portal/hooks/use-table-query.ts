import { type Sort, type SortValue, sortRows } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { texts } from '#messages'
import { cameFrom } from '../state/navigation.ts'
import { forgetSaved, useSavedRecords } from '../state/saved-records.ts'
import { useUrlQuery } from './use-url-query.ts'

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
