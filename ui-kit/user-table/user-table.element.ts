import { asRecordTable } from '../elements/table-options.ts'
import { UserTable } from './user-table.tsx'

export const options = asRecordTable(UserTable, 'userId')
