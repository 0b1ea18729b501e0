export { type NoticeRow, NoticeTable, type NoticeTableProps } from './notice-table.tsx'
