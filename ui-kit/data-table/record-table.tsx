'use client'

import type { ForwardedRef, ReactNode } from 'react'
import type { ChangeColumns, Column, RowKey } from './columns.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'

/** A record that a table shows. */
export interface IdentifiedRow {
  id: RowKey
}

/** The props of a table of records that has columns of its own. `Row` may have more fields than the table shows. */
export interface RecordTableProps<Row extends IdentifiedRow>
  extends Omit<DataTableProps<Row, Row['id']>, 'caption' | 'columns' | 'rows' | 'rowKey'> {
  /** Adds, replaces or leaves out columns: gets those of the table, returns those to show. */
  columns?: ChangeColumns<Row>
  /** Buttons and links for one row, in a last column. */
  rowActions?: (row: Row) => ReactNode
}

interface Props<Row extends IdentifiedRow> extends RecordTableProps<Row> {
  tableRef: ForwardedRef<HTMLDivElement>
  caption: string
  records: readonly Row[]
  ownColumns: readonly Column<Row>[]
}

/** The props that all tables of records have in common, as props of DataTable. */
export const RecordTable = <Row extends IdentifiedRow>({
  tableRef,
  records,
  ownColumns,
  columns = (own) => own,
  ...rest
}: Props<Row>) => (
  <DataTable {...rest} ref={tableRef} rows={records} rowKey={(row) => row.id} columns={columns(ownColumns)} />
)
