import { dataTableMessages } from '../data-table/data-table.messages.ts'
import { defineElement } from '../elements/define-element.ts'
import { selectable } from '../elements/selectable.tsx'
import { asRecordTable, recordTableProps } from '../elements/table-options.ts'
import { userTableMessages } from './user-table.messages.ts'
import { UserTable } from './user-table.tsx'
import './user-table.css'

export const element = defineElement('kit-user-table', selectable(UserTable), {
  ...asRecordTable('userId'),
  texts: { ...dataTableMessages, ...userTableMessages },
  props: { ...recordTableProps, users: Array, roleLabels: Object },
  defaults: { users: [] },
})
