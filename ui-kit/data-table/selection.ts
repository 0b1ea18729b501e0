import type { ReactNode } from 'react'
import type { Column, RowKey } from './columns.ts'

/** What a selection needs to know of its table. */
export interface TableView<Row, Key extends RowKey = RowKey> {
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => Key
  /** All rows that the table has, in the order shown. */
  rows: readonly Row[]
  /** Those of them on the current page. */
  shown: readonly Row[]
  /** How many rows there are on all pages, including those that only the server has. */
  total: number
  /** BCP 47 language tag of the table. */
  locale: string
}

/** What a table shows for its selection. */
export interface SelectionParts<Row> {
  /** A first column, with a checkbox for each row. */
  column: Column<Row>
  /** What is below the table, such as actions for the selected rows. */
  bar: ReactNode
  isSelected: (key: RowKey) => boolean
}

/** The selection of a table whose rows have such keys. `useRowSelection` makes one. */
export interface TableSelection<Key extends RowKey = RowKey> {
  /** Called by the table each time it renders. It must not call hooks. */
  inTable: <Row>(table: TableView<Row, Key>) => SelectionParts<Row>
}
