import { asRecordTable } from '../elements/table-options.ts'
import { NoticeTable } from './notice-table.tsx'

export const options = asRecordTable(NoticeTable, 'title')
