import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useMemo,
  useRef,
  useState,
} from 'react'
import { buttonLook } from '../internal/button-look.ts'
import { cx } from '../internal/cx.ts'
import { type Column, type Sort, sortRows } from './columns.ts'
import { usePrinting } from './use-printing.ts'

/** The words of a table. */
export interface DataTableTexts {
  loading: string
  previous: string
  next: string
  /** Says which rows are shown; a screen reader hears it after each turn of the page. */
  range: (range: { from: number; to: number; total: number }) => string
}

export interface DataTableProps<Row> extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What the table lists: its name. */
  caption: string
  /** The caption is for screen readers alone, where a heading over the table says the same. */
  captionHidden?: boolean
  /** What each column shows, in order. */
  columns: readonly Column<Row>[]
  /** What is listed, one object each; the table sorts and pages them itself. */
  rows: readonly Row[]
  /** What tells a row from every other. */
  rowKey: (row: Row) => string
  /** Shown instead of rows when there are none. */
  empty?: ReactNode
  /** Rows are on their way: a skeleton, or the rows of before, paler. `data-state="loading"`. */
  loading?: boolean
  /** How many rows stand on a page. */
  pageSize?: number
  /** The sort, when the app keeps it. */
  sort?: Sort | null
  /** The sort at first, when the table keeps it. */
  defaultSort?: Sort | null
  /** Somebody sorts; null: in the order given again. */
  onSortChange?: (sort: Sort | null) => void
  /** The page shown, from 1, when the app keeps it. */
  page?: number
  /** The page at first, when the table keeps it. */
  defaultPage?: number
  /** Somebody turns the page, or a new sort goes back to the first. */
  onPageChange?: (change: { page: number }) => void
  /** Buttons and links for one row, in a last column. */
  rowActions?: (row: Row) => ReactNode
  /** Header of that column. */
  actionsLabel?: string
  /** Its texts; those not given stay in English. */
  texts?: Partial<DataTableTexts>
}

const english: DataTableTexts = {
  loading: 'Loading',
  previous: 'Previous',
  next: 'Next',
  range: ({ from, to, total }) =>
    `Rows ${[from, to].map((row) => row.toLocaleString('en')).join(' to ')} of ${total.toLocaleString('en')}`,
}

const skeleton = ['a', 'b', 'c', 'd', 'e', 'f']

function Table<Row>(
  {
    caption,
    captionHidden,
    columns,
    rows,
    rowKey,
    empty,
    loading = false,
    pageSize = 50,
    sort: givenSort,
    defaultSort = null,
    onSortChange,
    page: givenPage,
    defaultPage = 1,
    onPageChange,
    rowActions,
    actionsLabel = 'Actions',
    texts,
    className,
    ...rest
  }: DataTableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const words = { ...english, ...texts }
  const top = useRef<HTMLTableSectionElement>(null)
  const [ownSort, setOwnSort] = useState(defaultSort)
  const [ownPage, setOwnPage] = useState(defaultPage)
  const printing = usePrinting()

  const sort = givenSort === undefined ? ownSort : givenSort
  const sortBy = sort && columns.find(({ key }) => key === sort.column)?.sortBy
  // biome-ignore lint/correctness/useExhaustiveDependencies: sortBy is written in line and new at each render
  const sorted = useMemo(() => sortRows(rows, sortBy, sort?.direction), [rows, sort?.column, sort?.direction])

  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  const page = Math.max(1, Math.min(givenPage ?? ownPage, pages))
  const from = printing ? 0 : (page - 1) * pageSize
  const shown = printing ? sorted : sorted.slice(from, from + pageSize)

  const turnTo = (next: number) => {
    if (next < 1 || next > pages) return
    setOwnPage(next)
    onPageChange?.({ page: next })
    top.current?.scrollIntoView?.({ block: 'nearest' })
  }
  const sortOn = (column: string) => {
    const direction: Sort['direction'] | undefined =
      sort?.column !== column ? 'ascending' : sort.direction === 'ascending' ? 'descending' : undefined
    const next: Sort | null = direction ? { column, direction } : null
    setOwnSort(next)
    onSortChange?.(next)
    if (page > 1) {
      setOwnPage(1)
      onPageChange?.({ page: 1 })
    }
  }

  const waiting = loading && !rows.length
  const turn = (label: string, next: number) => (
    // not disabled at the last page: a button that vanishes under the finger takes the focus with it
    <button
      type="button"
      {...buttonLook({ variant: 'quiet' })}
      aria-disabled={next < 1 || next > pages || undefined}
      onClick={() => turnTo(next)}
    >
      {label}
    </button>
  )

  return (
    <div {...rest} ref={ref} className={cx('kit-data-table', className)} data-state={loading ? 'loading' : undefined}>
      <table aria-busy={loading || undefined}>
        <caption data-part="caption" className={captionHidden ? 'kit-visually-hidden' : undefined}>
          {caption}
        </caption>
        <thead ref={top}>
          <tr>
            {columns.map(({ key, header, sortBy, align, width }) => (
              <th
                key={key}
                scope="col"
                data-column={key}
                data-align={align}
                aria-sort={sort?.column === key ? sort.direction : undefined}
                style={width ? ({ '--kit-column-width': width } as CSSProperties) : undefined}
              >
                {sortBy ? (
                  <button type="button" data-part="sort" onClick={() => sortOn(key)}>
                    {header}
                  </button>
                ) : (
                  header
                )}
              </th>
            ))}
            {rowActions && (
              <th scope="col" data-column="actions">
                {actionsLabel}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {waiting
            ? skeleton.map((key) => (
                <tr key={key} aria-hidden data-part="skeleton">
                  {columns.map(({ key, align, narrow, header }) => (
                    <td key={key} data-column={key} data-align={align} data-narrow={narrow} data-label={header}>
                      <span />
                    </td>
                  ))}
                  {rowActions && (
                    <td data-column="actions">
                      <span />
                    </td>
                  )}
                </tr>
              ))
            : shown.map((row, position) => (
                <tr key={rowKey(row)} data-part="row">
                  {columns.map(({ key, cell, align, narrow, header }) => {
                    const Cell = narrow === 'title' ? 'th' : 'td'
                    return (
                      <Cell
                        key={key}
                        scope={narrow === 'title' ? 'row' : undefined}
                        data-column={key}
                        data-align={align}
                        data-narrow={narrow}
                        data-label={header}
                      >
                        {cell(row, from + position)}
                      </Cell>
                    )
                  })}
                  {rowActions && <td data-column="actions">{rowActions(row)}</td>}
                </tr>
              ))}
          {!loading && !rows.length && (
            <tr data-part="empty">
              <td colSpan={columns.length + (rowActions ? 1 : 0)}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
      <div data-part="foot" data-pages={pages > 1 || undefined}>
        <span role="status" data-part="range">
          {loading
            ? words.loading
            : rows.length > 0 && words.range({ from: from + 1, to: from + shown.length, total: rows.length })}
        </span>
        {pages > 1 && (
          <div data-part="pages">
            {turn(words.previous, page - 1)}
            {turn(words.next, page + 1)}
          </div>
        )}
      </div>
    </div>
  )
}

/**
 * A table on ruled paper: sorted by its headers, turned in pages, stacked into cards where it is narrow, printed whole.
 * Renders a `<div>` with a `<table>` in it.
 *
 * State: `data-state="loading"`; a sorted header has `aria-sort`. Parts: `caption`, `sort`, `row`, `skeleton`, `empty`,
 * `foot`, `range`, `pages`; each cell has its column's key as `data-column`.
 * Custom properties: `--kit-data-table-sticky`, where the header stops when the page scrolls.
 */
export const DataTable = forwardRef(Table) as <Row>(
  props: DataTableProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactElement
