import { defineElement } from '../elements/define-element.ts'
import { selectable } from '../elements/selectable.tsx'
import { adaptTable, recordTableProps, tableEvents } from '../elements/table-options.ts'
import { textsOf } from '../elements/texts.ts'
import { studentTableMessages } from '../messages/en/student-table.ts'
import { StudentTable } from './student-table.tsx'
import './student-table.css'

export const element = defineElement('kit-student-table', selectable(StudentTable), {
  props: {
    ...recordTableProps,
    ...textsOf(studentTableMessages),
    students: Array,
    numbered: Boolean,
    showsReport: Boolean,
    stackedActions: String,
  },
  defaults: { students: [] },
  slots: ['empty', 'selectionActions'],
  events: tableEvents,
  adapt: adaptTable('name'),
})
