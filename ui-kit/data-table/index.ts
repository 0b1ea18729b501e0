export { type ChangeColumns, type Column, type RowKey, type Sort, type SortValue, sortRows } from './columns.ts'
export { DataTable, type DataTableProps } from './data-table.tsx'
export type { SelectionParts, TableSelection, TableView } from './selection.ts'
