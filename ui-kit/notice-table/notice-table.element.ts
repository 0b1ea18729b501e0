import { defineElement } from '../elements/define-element.ts'
import { selectable } from '../elements/selectable.tsx'
import { adaptTable, recordTableProps, tableEvents } from '../elements/table-options.ts'
import { textsOf } from '../elements/texts.ts'
import { noticeTableMessages } from '../messages/en/notice-table.ts'
import { NoticeTable } from './notice-table.tsx'
import './notice-table.css'

export const element = defineElement('kit-notice-table', selectable(NoticeTable), {
  props: { ...recordTableProps, ...textsOf(noticeTableMessages), notices: Array, words: Number },
  defaults: { notices: [] },
  slots: ['empty', 'selectionActions'],
  events: tableEvents,
  adapt: adaptTable('title'),
})
