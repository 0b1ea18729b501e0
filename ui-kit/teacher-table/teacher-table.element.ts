import { dataTableMessages } from '../data-table/data-table.messages.ts'
import { TrueByDefault } from '../elements/attributes.ts'
import { defineElement } from '../elements/define-element.ts'
import { selectable } from '../elements/selectable.tsx'
import { asRecordTable, recordTableProps } from '../elements/table-options.ts'
import { teacherTableMessages } from './teacher-table.messages.ts'
import { TeacherTable } from './teacher-table.tsx'
import './teacher-table.css'

export const element = defineElement('kit-teacher-table', selectable(TeacherTable), {
  ...asRecordTable('name'),
  texts: { ...dataTableMessages, ...teacherTableMessages },
  props: { ...recordTableProps, teachers: Array, numbered: TrueByDefault },
  defaults: { teachers: [] },
})
