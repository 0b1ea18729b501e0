import type { ReactNode } from 'react'
import type { ChangeColumns } from './columns.ts'
import type { DataTableProps } from './data-table.tsx'

/** The props of a table of records that has columns of its own. `Row` may have more fields than the table shows. */
export interface RecordTableProps<Row>
  extends Omit<DataTableProps<Row>, 'caption' | 'columns' | 'rows' | 'rowKey' | 'rowActions'> {
  /** Buttons and links for one row. They get it as it was given, with the fields that the table does not show. */
  actions?: (row: Row) => ReactNode
  /** Adds, replaces or leaves out columns: gets those of the table, returns those to show. */
  columns?: ChangeColumns<Row>
}
