import { asRecordTable } from '../elements/table-options.ts'
import { TeacherTable } from './teacher-table.tsx'

export const options = asRecordTable(TeacherTable, 'name')
