/** The table of the custom elements: tables of records. */
import { DataTable } from '../data-table/index.ts'
import { dataTableMessages } from '../messages/en/data-table.ts'
import { noticeTableMessages } from '../messages/en/notice-table.ts'
import { studentTableMessages } from '../messages/en/student-table.ts'
import { teacherTableMessages } from '../messages/en/teacher-table.ts'
import { userTableMessages } from '../messages/en/user-table.ts'
import { NoticeTable } from '../notice-table/index.ts'
import { StudentTable } from '../student-table/index.ts'
import { TeacherTable } from '../teacher-table/index.ts'
import { UserTable } from '../user-table/index.ts'
import { adaptDataTable, adaptTable } from './adapt.tsx'
import { NumberOrString, TrueByDefault } from './attributes.ts'
import { defineElement } from './define-element.ts'
import { selectable } from './selectable.tsx'
import { textsOf } from './texts.ts'

const table = {
  caption: String,
  captionHidden: Boolean,
  currentRow: NumberOrString,
  empty: String,
  loading: Boolean,
  pageSize: Number,
  total: Number,
  sort: Object,
  page: Number,
  ...textsOf(dataTableMessages),
  rowActions: Array,
  selectable: Boolean,
  selected: Array,
  rowExists: Function,
} as const

const records = { ...table, columns: Array } as const

const tableEvents = {
  onSelectedChange: { sets: 'selected' },
  onSortChange: { sets: 'sort' },
  onPageChange: { sets: 'page' },
} as const

export const dataTable = defineElement('kit-data-table', selectable(DataTable), {
  props: { ...table, columns: Array, rows: Array, rowKey: String },
  defaults: { columns: [], rows: [], caption: '' },
  slots: ['empty', 'selectionActions'],
  events: tableEvents,
  adapt: adaptDataTable,
})

export const studentTable = defineElement('kit-student-table', selectable(StudentTable), {
  props: {
    ...records,
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

export const teacherTable = defineElement('kit-teacher-table', selectable(TeacherTable), {
  props: { ...records, ...textsOf(teacherTableMessages), teachers: Array, numbered: TrueByDefault },
  defaults: { teachers: [] },
  slots: ['empty', 'selectionActions'],
  events: tableEvents,
  adapt: adaptTable('name'),
})

export const noticeTable = defineElement('kit-notice-table', selectable(NoticeTable), {
  props: { ...records, ...textsOf(noticeTableMessages), notices: Array, words: Number },
  defaults: { notices: [] },
  slots: ['empty', 'selectionActions'],
  events: tableEvents,
  adapt: adaptTable('title'),
})

export const userTable = defineElement('kit-user-table', selectable(UserTable), {
  props: { ...records, ...textsOf(userTableMessages), users: Array, roleLabels: Object },
  defaults: { users: [] },
  slots: ['empty', 'selectionActions'],
  events: tableEvents,
  adapt: adaptTable('userId'),
})
