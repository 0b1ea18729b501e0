import { defineElement, type KitElement } from '../elements/define-element.ts'
import { columnsOf, type PlainColumn, type RowAction, rowActions } from '../elements/plain-props.tsx'
import { selectable } from '../elements/selectable.tsx'
import { asTable, tableProps } from '../elements/table-options.ts'
import { dataTableMessages } from './data-table.messages.ts'
import { DataTable } from './data-table.tsx'
import './data-table.css'

/** The general table: columns without functions, `rowKey` the name of a field, `rowActions` a list. */
function adapt(
  props: { columns: PlainColumn[]; rowKey?: string; rowActions?: RowAction[] },
  element: KitElement,
): Record<string, unknown> {
  const { columns, rowKey = 'id', rowActions: actions } = props
  const title = columns.find(({ narrow }) => narrow === 'title') ?? columns[0]
  return {
    ...props,
    columns: columnsOf(columns),
    rowKey: (row: Record<string, unknown>) => String(row[rowKey]),
    rowActions: rowActions(title?.key ?? rowKey, actions, element),
  }
}

export const element = defineElement('kit-data-table', selectable(DataTable), {
  ...asTable,
  texts: dataTableMessages,
  props: { ...tableProps, columns: Array, rows: Array, rowKey: String },
  defaults: { columns: [], rows: [], caption: '' },
  adapt,
})
