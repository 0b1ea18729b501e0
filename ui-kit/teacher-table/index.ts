export { type TeacherRow, TeacherTable, type TeacherTableProps } from './teacher-table.tsx'
