export type { ChangeColumns, Column, RowKey, Sort, SortValue } from './columns.ts'
export { DataTable, type DataTableProps } from './data-table.tsx'
export type { SelectionParts, TableSelection, TableView } from './selection.ts'
