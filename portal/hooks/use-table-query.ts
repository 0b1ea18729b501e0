import { useSignals } from '@preact/signals-react/runtime'
import { cameFrom } from '../state/navigation.ts'
import { useQuery } from './use-query.ts'

type Sort = { column: string; direction: 'ascending' | 'descending' }

/**
 * Sorting and page of a table, stored in the URL, and the row of the record that the user comes back from. Spread the
 * result into the table's props.
 */
export function useTableQuery() {
  useSignals()
  const { query, change } = useQuery()
  const column = query.get('sort')
  const direction: Sort['direction'] = query.get('order') === 'descending' ? 'descending' : 'ascending'
  return {
    sort: column ? { column, direction } : null,
    page: Number(query.get('page')) || 1,
    currentRow: cameFrom.value,
    onSortChange: ({ sort }: { sort: Sort | null }) =>
      change({ sort: sort?.column, order: sort?.direction === 'descending' ? sort.direction : null, page: null }),
    onPageChange: ({ page }: { page: number }) => change({ page: page > 1 ? page : null }),
  }
}
