import { useQuery } from './use-query.ts'

type Sort = { column: string; direction: 'ascending' | 'descending' }

/** A table's sorting and page, kept in the address; its result is spread over the table. */
export function useTableQuery() {
  const { query, change } = useQuery()
  const column = query.get('sort')
  const direction: Sort['direction'] = query.get('order') === 'descending' ? 'descending' : 'ascending'
  return {
    sort: column ? { column, direction } : null,
    page: Number(query.get('page')) || 1,
    onSortChange: (sort: Sort | null) =>
      change({ sort: sort?.column, order: sort?.direction === 'descending' ? sort.direction : null, page: null }),
    onPageChange: ({ page }: { page: number }) => change({ page: page > 1 ? page : null }),
  }
}
