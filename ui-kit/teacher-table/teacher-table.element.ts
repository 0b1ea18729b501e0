import { TrueByDefault } from '../elements/attributes.ts'
import { defineElement } from '../elements/define-element.ts'
import { selectable } from '../elements/selectable.tsx'
import { adaptTable, recordTableProps, tableEvents } from '../elements/table-options.ts'
import { textsOf } from '../elements/texts.ts'
import { teacherTableMessages } from '../messages/en/teacher-table.ts'
import { TeacherTable } from './teacher-table.tsx'
import './teacher-table.css'

export const element = defineElement('kit-teacher-table', selectable(TeacherTable), {
  props: { ...recordTableProps, ...textsOf(teacherTableMessages), teachers: Array, numbered: TrueByDefault },
  defaults: { teachers: [] },
  slots: ['empty', 'selectionActions'],
  events: tableEvents,
  adapt: adaptTable('name'),
})
