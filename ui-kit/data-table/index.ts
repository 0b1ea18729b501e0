export type { Column, Sort } from './columns.ts'
export { DataTable, type DataTableProps, type DataTableTexts } from './data-table.tsx'
