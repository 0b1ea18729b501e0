/** The table of the custom elements: tables of records. */
import { DataTable } from '../data-table/index.ts'
import { NoticeTable } from '../notice-table/index.ts'
import { StudentTable } from '../student-table/index.ts'
import { TeacherTable } from '../teacher-table/index.ts'
import { UserTable } from '../user-table/index.ts'
import { adaptDataTable, adaptTable } from './adapt.tsx'
import { NumberOrString, TrueByDefault } from './attributes.ts'
import { defineElement, type ElementDefinition } from './define-element.ts'
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
  ...textsOf('dataTable'),
  rangeText: Function,
  rowActions: Array,
  selectable: Boolean,
  selected: Array,
} as const

const records = { ...table, columns: Array } as const

const tableEvents = {
  onSelectedChange: { sets: ({ selected }: { selected: unknown }) => ({ selected }) },
  onSortChange: { sets: ({ sort }: { sort: unknown }) => ({ sort }) },
  onPageChange: { sets: ({ page }: { page: number }) => ({ page }) },
} as const

export const tables: readonly ElementDefinition[] = [
  defineElement('kit-data-table', selectable(DataTable), {
    props: { ...table, columns: Array, rows: Array, rowKey: String },
    defaults: { columns: [], rows: [], caption: '' },
    slots: ['empty', 'selectionActions'],
    events: tableEvents,
    adapt: adaptDataTable,
  }),
  defineElement('kit-student-table', selectable(StudentTable), {
    props: {
      ...records,
      ...textsOf('studentTable'),
      students: Array,
      numbered: Boolean,
      showsReport: Boolean,
      stackedActions: String,
    },
    defaults: { students: [] },
    slots: ['empty', 'selectionActions'],
    events: tableEvents,
    adapt: adaptTable('name'),
  }),
  defineElement('kit-teacher-table', selectable(TeacherTable), {
    props: { ...records, ...textsOf('teacherTable'), teachers: Array, numbered: TrueByDefault },
    defaults: { teachers: [] },
    slots: ['empty', 'selectionActions'],
    events: tableEvents,
    adapt: adaptTable('name'),
  }),
  defineElement('kit-notice-table', selectable(NoticeTable), {
    props: { ...records, ...textsOf('noticeTable'), notices: Array, words: Number },
    defaults: { notices: [] },
    slots: ['empty', 'selectionActions'],
    events: tableEvents,
    adapt: adaptTable('title'),
  }),
  defineElement('kit-user-table', selectable(UserTable), {
    props: { ...records, ...textsOf('userTable'), users: Array, roleLabels: Object },
    defaults: { users: [] },
    slots: ['empty', 'selectionActions'],
    events: tableEvents,
    adapt: adaptTable('userId'),
  }),
]
