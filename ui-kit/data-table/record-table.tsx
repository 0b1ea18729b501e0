import type { ForwardedRef, ReactNode } from 'react'
import type { ChangeColumns, Column, RowKey } from './columns.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'

/** The props of a table of records that has columns of its own. `Row` may have more fields than the table shows. */
export interface RecordTableProps<Row>
  extends Omit<DataTableProps<Row>, 'caption' | 'columns' | 'rows' | 'rowKey' | 'rowActions'> {
  /** Buttons and links for one row. They get it as it was given, with the fields that the table does not show. */
  actions?: (row: Row) => ReactNode
  /** Adds, replaces or leaves out columns: gets those of the table, returns those to show. */
  columns?: ChangeColumns<Row>
}

interface Props<Row> extends RecordTableProps<Row> {
  tableRef: ForwardedRef<HTMLDivElement>
  /** Used where `caption` or `empty` is not given. */
  defaults: { caption: string; empty: string }
  caption?: string
  records: readonly Row[]
  ownColumns: readonly Column<Row>[]
}

/** What every table of records does with the props that all of them share. */
export function RecordTable<Row extends { id: RowKey }>({
  tableRef,
  defaults,
  caption = defaults.caption,
  empty = defaults.empty,
  records,
  ownColumns,
  columns = (own) => own,
  actions,
  ...rest
}: Props<Row>) {
  return (
    <DataTable
      {...rest}
      ref={tableRef}
      caption={caption}
      empty={empty}
      rows={records}
      rowKey={({ id }) => id}
      rowActions={actions}
      columns={columns(ownColumns)}
    />
  )
}
