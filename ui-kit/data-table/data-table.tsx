'use client'

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
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/kit-context.ts'
import type { NotInferred } from '../internal/not-inferred.ts'
import { PageNavigation, type PageTextProps } from '../internal/page-navigation.tsx'
import { useServerStyle } from '../internal/use-server-style.ts'
import { type Column, type RowKey, type Sort, sortRows } from './columns.ts'
import { dataTableMessages } from './data-table.messages.ts'
import { cellProps, Rows, useRowFocus } from './rows.tsx'
import type { TableSelection } from './selection.ts'
import { usePrinting } from './use-printing.ts'

export interface DataTableProps<Row, Key extends RowKey = RowKey>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>,
    PageTextProps {
  /** What the table lists. It is the accessible name of the table. */
  caption: string
  /** Only screen readers get the caption. Use it where a heading above the table says the same. */
  captionHidden?: boolean
  /** The columns, in order. */
  columns: readonly Column<Row>[]
  /** All rows: the table itself sorts them and divides them into pages. With `total`: those of the current page. */
  rows: readonly Row[]
  /**
   * How many rows there are on all pages, when a server sorts them and divides them into pages. Then `rows` are those of
   * `page`, in the order of `sort`; the callbacks of both ask for others. Set `loading` until they come: the table shows
   * those that it has.
   */
  total?: number
  /** A unique key of the row. */
  rowKey: (row: Row) => Key
  /** The key of a row to mark, such as that of the record that the user has just seen. It can take focus by script. */
  currentRow?: RowKey
  /** Content in place of `emptyText`, such as an EmptyState. */
  empty?: ReactNode
  /**
   * The words for no rows: shown, unless `empty` is other content, and announced by screen readers.
   * @default `empty`, if it is a text
   */
  emptyText?: string
  /** Rows are loading: the table shows a skeleton, or pales the rows that it has. `data-state="loading"`. */
  loading?: boolean
  /**
   * How many rows are on a page.
   * @default 50
   */
  pageSize?: number
  /** The sort order. Without it the table keeps this state itself. */
  sort?: Sort | null
  /**
   * The sort order at first, when `sort` is not given.
   * @default null (the order of `rows`)
   */
  defaultSort?: Sort | null
  /** Called when the user sorts; with null for the order of `rows`. */
  onSortChange?: (change: { sort: Sort | null }) => void
  /** The current page, from 1. Without it the table keeps this state itself. */
  page?: number
  /**
   * The page at first, when `page` is not given.
   * @default 1
   */
  defaultPage?: number
  /** Called when the user changes the page, and when sorting goes back to page 1. */
  onPageChange?: (change: { page: number }) => void
  /** Lets the user select rows, with checkboxes in a first column; see `useRowSelection`. Its keys are those of the rows. */
  selection?: TableSelection<NotInferred<Key>>
  /** Buttons and links for one row, in a last column. */
  rowActions?: (row: Row) => ReactNode
  /**
   * Header of the column of `rowActions`.
   * @default 'Actions'
   */
  actionsHeader?: string
  /**
   * Says that rows are loading.
   * @default 'Loading'
   */
  loadingText?: string
  /**
   * Which rows are shown. Screen readers announce it when the page changes. `locale` is the prop `lang` of the table, else
   * that of the KitProvider.
   * @default 'Rows 1 to 50 of 1,000'
   */
  rangeText?: (range: { from: number; to: number; total: number; locale: string }) => string
}

function Table<Row, Key extends RowKey>(props: DataTableProps<Row, Key>, ref: ForwardedRef<HTMLDivElement>) {
  const [
    texts,
    {
      caption,
      captionHidden,
      columns: ownColumns,
      rows,
      total,
      rowKey,
      currentRow,
      empty,
      emptyText = typeof empty === 'string' ? empty : '',
      loading = false,
      pageSize = 50,
      sort: sortFromOutside,
      defaultSort = null,
      onSortChange,
      page: pageFromOutside,
      defaultPage = 1,
      onPageChange,
      selection,
      rowActions,
      className,
      ...rest
    },
    locale,
  ] = useTexts('dataTable', dataTableMessages, props)
  const top = useRef<HTMLTableSectionElement>(null)
  useServerStyle(top)
  const [ownSort, setOwnSort] = useState(defaultSort)
  const [ownPage, setOwnPage] = useState(defaultPage)
  const printing = usePrinting()
  const body = useRowFocus()

  const sort = sortFromOutside === undefined ? ownSort : sortFromOutside
  const byServer = total !== undefined
  const sortBy = byServer ? null : ownColumns.find(({ key }) => key === sort?.column)?.sortBy
  // As a text, which is equal while the values are: what `sortBy` reads may have changed although the rows have not.
  const sortValues = JSON.stringify(sortBy && rows.map(sortBy))
  // biome-ignore lint/correctness/useExhaustiveDependencies: callers write sortBy inline, so it is new at each render
  const sorted = useMemo(
    () => sortRows(rows, sortBy, sort?.direction, locale),
    [rows, sortValues, sort?.column, sort?.direction, locale],
  )

  const count = total ?? rows.length
  const pages = Math.ceil(count / pageSize)
  const page = Math.max(1, Math.min(pageFromOutside ?? ownPage, pages))
  const pageStart = (page - 1) * pageSize
  // While a server sends another page, the rows are still those of the page before.
  const [loadedStart, setLoadedStart] = useState(pageStart)
  const start = byServer && loading ? loadedStart : pageStart
  if (loadedStart !== start) setLoadedStart(start)
  const from = printing && !byServer ? 0 : start
  const shown = printing || byServer ? sorted : sorted.slice(from, from + pageSize)
  const selected = selection?.inTable({ columns: ownColumns, rowKey, rows: sorted, shown, total: count, locale })
  const columns = [
    selected?.column,
    ...ownColumns,
    rowActions && { key: 'actions', header: texts.actionsHeader, label: '', cell: rowActions },
  ].filter((column) => !!column)

  const changePage = (next: number) => {
    setOwnPage(next)
    onPageChange?.({ page: next })
  }
  const sortOn = (column: string) => {
    const sorted = sort?.column === column && sort.direction
    const next: Sort | null =
      sorted === 'descending' ? null : { column, direction: sorted ? 'descending' : 'ascending' }
    setOwnSort(next)
    onSortChange?.({ sort: next })
    if (page > 1) changePage(1)
  }

  const hasRows = rows.length > 0

  return (
    <div {...rest} ref={ref} className={cx('kit-data-table', className)} data-state={loading ? 'loading' : undefined}>
      <table aria-busy={loading}>
        <caption data-part="caption" className={captionHidden ? 'kit-visually-hidden' : undefined}>
          {caption}
        </caption>
        <thead ref={top}>
          <tr>
            {columns.map(({ key, header, sortBy, sortable, align, width }) => (
              <th
                key={key}
                scope="col"
                data-column={key}
                data-align={align}
                aria-sort={sort?.column === key ? sort.direction : undefined}
                style={{ '--kit-column-width': width } as CSSProperties}
              >
                {sortBy || sortable ? (
                  <button type="button" data-part="sort" onClick={() => sortOn(key)}>
                    {header}
                  </button>
                ) : (
                  header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {hasRows ? (
            <Rows
              // Another page is not built from the rows of this one; a printed page is.
              key={start}
              rows={shown}
              from={from}
              all={printing}
              columns={columns}
              rowKey={rowKey}
              currentRow={currentRow}
              isSelected={selected?.isSelected}
            />
          ) : loading ? (
            [...'abcdef'].map((key) => (
              <tr key={key} aria-hidden data-part="skeleton">
                {columns.map((column) => (
                  <td key={column.key} {...cellProps(column)}>
                    <span />
                  </td>
                ))}
              </tr>
            ))
          ) : (
            <tr data-part="empty">
              <td colSpan={columns.length}>{typeof empty === 'string' ? emptyText : (empty ?? emptyText)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <div data-part="foot" data-state={hasRows || pages > 1 ? undefined : 'empty'}>
        <span role="status" data-part="range">
          {loading
            ? texts.loadingText
            : hasRows
              ? texts.rangeText({ from: from + 1, to: from + shown.length, total: count, locale })
              : emptyText}
        </span>
        {pages > 1 && (
          <div data-part="pages" className="kit-pagination">
            <PageNavigation
              {...texts}
              locale={locale}
              page={page}
              pages={pages}
              onJump={(next) => {
                changePage(next)
                top.current?.scrollIntoView?.({ block: 'nearest' })
              }}
            />
          </div>
        )}
      </div>
      {selected?.bar}
    </div>
  )
}

/**
 * A table that sorts by its column headers and divides its rows into pages, or leaves both to a server (`total`). Where
 * the table is narrow, its rows are stacked. All rows that it has are printed. The rows of a very long page are rendered
 * in steps; a server renders the first step. Renders a `<div>` with a `<table>` in it.
 *
 * State: `data-state="loading"`; a sorted header has `aria-sort`, the row `currentRow` has `aria-current`, a selected row
 * `data-state="selected"`, the foot of a table without rows `data-state="empty"`. Each cell has its
 * column's key as `data-column`.
 *
 * @csspart caption - The caption.
 * @csspart sort - The button in the header of a column that can be sorted.
 * @csspart row - A row.
 * @csspart skeleton - A row that is loading.
 * @csspart empty - What is shown without rows.
 * @csspart foot - The line below the table.
 * @csspart range - Which rows are shown, as a text; without rows, `emptyText`, only for screen readers.
 * @csspart pages - The way to other pages.
 * @csspartsOf PageNavigation
 * @csspartsOf SelectionBar
 * @cssproperty --kit-data-table-sticky - The distance from the top of the window at which the header stays when the page scrolls.
 */
export const DataTable = forwardRef(Table) as {
  <Row, Key extends RowKey = RowKey>(props: DataTableProps<Row, Key> & RefAttributes<HTMLDivElement>): ReactElement
  displayName?: string
}
DataTable.displayName = 'DataTable'
