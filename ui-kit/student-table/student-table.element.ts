import { dataTableMessages } from '../data-table/data-table.messages.ts'
import { defineElement } from '../elements/define-element.ts'
import { selectable } from '../elements/selectable.tsx'
import { asRecordTable, recordTableProps } from '../elements/table-options.ts'
import { studentTableMessages } from './student-table.messages.ts'
import { StudentTable } from './student-table.tsx'
import './student-table.css'

export const element = defineElement('kit-student-table', selectable(StudentTable), {
  ...asRecordTable('name'),
  texts: { ...dataTableMessages, ...studentTableMessages },
  props: {
    ...recordTableProps,
    students: Array,
    numbered: Boolean,
    showsReport: Boolean,
    stackedActions: String,
  },
  defaults: { students: [] },
})
