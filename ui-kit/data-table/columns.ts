import type { ReactNode } from 'react'

/** Identifies a row. */
export type RowKey = string | number

/** What rows can be sorted by: a text, a number, a date, true after false, or nothing. */
export type SortValue = string | number | Date | boolean | null | undefined

/** One column of a table. */
export interface Column<Row> {
  /** Unique in the table; `data-column` of each cell. */
  key: string
  header: ReactNode
  /**
   * The header as a text: the label where rows are stacked; empty for no label. Without it, a header that is not a text
   * gives none.
   * @default `header`, if it is a text
   */
  label?: string
  /**
   * The content of the cell: a text or one element, because a stacked row shows each beside the label on its own. A text
   * has the direction of its first letter.
   * `index` counts from 0 over all pages, in the order shown.
   */
  cell: (row: Row, index: number) => ReactNode
  /**
   * The value to sort by. Texts are compared by the rules of the language, and numbers in them by value: 9 comes before
   * 10; rows without a value come last in both directions. A column without `sortBy` and `sortable` cannot be sorted.
   */
  sortBy?: (row: Row) => SortValue
  /** The header calls `onSortChange`, also without `sortBy`: for rows that a server sorts (`total`). */
  sortable?: boolean
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

/**
 * Changes the columns of a table that has its own: gets them, and returns those to show. So a column can be added in any
 * place, replaced or left out.
 *
 * @example
 * columns={(own) => [...own, { key: 'bus', header: 'Bus', cell: ({ bus }) => bus, sortBy: ({ bus }) => bus }]}
 */
export type ChangeColumns<Row> = (own: readonly Column<Row>[]) => readonly Column<Row>[]

/** The column that the rows are sorted by, and the direction. */
export interface Sort {
  /** Key of the column. */
  column: string
  direction: 'ascending' | 'descending'
}

/**
 * Sorts rows without changing the given array; equal rows keep their order. Texts are compared by the rules of a
 * language, and numbers in them by value: 9 comes before 10. Rows without a value (null, undefined, an invalid date) come
 * last in both directions.
 * @param locale BCP 47 language tag. The order never depends on the machine, so a server and a browser sort alike.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  sortBy: ((row: Row) => SortValue) | null | undefined,
  direction: Sort['direction'] = 'ascending',
  locale = 'en',
): readonly Row[] {
  if (!sortBy) return rows
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const sign = direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: comparable(sortBy(row)) }))
    .sort(
      ({ value: a }, { value: b }) =>
        isNone(a) - isNone(b) ||
        sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(a as string, b as string)),
    )
    .map(({ row }) => row)
}

const isNone = (value: string | number) => +Number.isNaN(value)

/** A text or a number; NaN, which is the number of undefined, for no value. */
const comparable = (value: SortValue) => (typeof value === 'string' ? value : +(value ?? Number.NaN))
