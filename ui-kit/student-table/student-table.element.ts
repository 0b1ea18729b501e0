import { asRecordTable } from '../elements/table-options.ts'
import { StudentTable } from './student-table.tsx'

export const options = asRecordTable(StudentTable, 'name')
