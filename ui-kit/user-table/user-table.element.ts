import { defineElement } from '../elements/define-element.ts'
import { selectable } from '../elements/selectable.tsx'
import { adaptTable, recordTableProps, tableEvents } from '../elements/table-options.ts'
import { textsOf } from '../elements/texts.ts'
import { userTableMessages } from '../messages/en/user-table.ts'
import { UserTable } from './user-table.tsx'
import './user-table.css'

export const element = defineElement('kit-user-table', selectable(UserTable), {
  props: { ...recordTableProps, ...textsOf(userTableMessages), users: Array, roleLabels: Object },
  defaults: { users: [] },
  slots: ['empty', 'selectionActions'],
  events: tableEvents,
  adapt: adaptTable('userId'),
})
