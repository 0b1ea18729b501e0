export { type StudentRow, StudentTable, type StudentTableProps } from './student-table.tsx'
