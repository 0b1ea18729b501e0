import type { ReactNode } from 'react'

/** One column of a table. */
export interface Column<Row> {
  key: string
  header: string
  /**
   * What stands in the cell: a text, or one element, for in a stacked row each stands beside the label by itself.
   * `index` counts from 0 through all pages, in the order shown.
   */
  cell: (row: Row, index: number) => ReactNode
  /** The value to sort by. Without it the column cannot be sorted. */
  sortBy?: (row: Row) => string | number
  align?: 'start' | 'end' | 'center'
  /**
   * Its place where rows are stacked: the `title` of the stack (and the row's header for a screen reader), a `photo`
   * beside it, under its `label`, or not shown (`hide`). Default: `label`.
   */
  narrow?: 'title' | 'photo' | 'label' | 'hide'
  /** Width of the column, a CSS length. */
  width?: string
}

/** By which column the rows are sorted, and which way. */
export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

/**
 * The rows in another order; rows that are equal stay as they stood. Each value is read once, and texts are compared
 * as people sort them: letter case and accents do not part what belongs together, and 9 comes before 10.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  sortBy: ((row: Row) => string | number) | null | undefined,
  direction: Sort['direction'] = 'ascending',
): readonly Row[] {
  if (!sortBy) return rows
  const { compare } = new Intl.Collator(undefined, { numeric: true })
  const sign = direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .sort(
      (a, b) =>
        sign *
        (typeof a.value === 'number' && typeof b.value === 'number'
          ? a.value - b.value
          : compare(String(a.value), String(b.value))),
    )
    .map(({ row }) => row)
}
