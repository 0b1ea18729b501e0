import type { ReactNode } from 'react'

/** One column of a table. */
export interface Column<Row> {
  /** Unique in the table; `data-column` of each cell. */
  key: string
  header: string
  /**
   * The content of the cell: a text or one element, because a stacked row shows each beside the label on its own. A text
   * has the direction of its first letter.
   * `index` counts from 0 over all pages, in the order shown.
   */
  cell: (row: Row, index: number) => ReactNode
  /** The value to sort by. Without it the column cannot be sorted. */
  sortBy?: (row: Row) => string | number
  align?: 'start' | 'end' | 'center'
  /**
   * Its place where rows are stacked: the `title` of the card (and the row's header for a screen reader), a `photo`
   * beside the title, a line with its `label`, or nowhere (`hide`).
   * @default 'label'
   */
  narrow?: 'title' | 'photo' | 'label' | 'hide'
  /** Width of the column, a CSS length. */
  width?: string
}

/** The column that the rows are sorted by, and the direction. */
export interface Sort {
  /** Key of the column. */
  column: string
  direction: 'ascending' | 'descending'
}

/**
 * Sorts rows without changing the given array; equal rows keep their order. Texts are compared by the rules of a
 * language, and numbers in them by value: 9 comes before 10.
 * @param lang BCP 47 language tag; without it, the language of the browser
 */
export function sortRows<Row>(
  rows: readonly Row[],
  sortBy: ((row: Row) => string | number) | null | undefined,
  direction: Sort['direction'] = 'ascending',
  lang?: string,
): readonly Row[] {
  if (!sortBy) return rows
  const { compare } = new Intl.Collator(lang, { numeric: true })
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
