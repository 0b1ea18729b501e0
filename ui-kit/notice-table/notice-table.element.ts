import { dataTableMessages } from '../data-table/data-table.messages.ts'
import { defineElement } from '../elements/define-element.ts'
import { selectable } from '../elements/selectable.tsx'
import { asRecordTable, recordTableProps } from '../elements/table-options.ts'
import { noticeTableMessages } from './notice-table.messages.ts'
import { NoticeTable } from './notice-table.tsx'
import './notice-table.css'

export const element = defineElement('kit-notice-table', selectable(NoticeTable), {
  ...asRecordTable('title'),
  texts: { ...dataTableMessages, ...noticeTableMessages },
  props: { ...recordTableProps, notices: Array, words: Number },
  defaults: { notices: [] },
})
