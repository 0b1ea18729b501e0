export { type UserRow, UserTable, type UserTableProps } from './user-table.tsx'
