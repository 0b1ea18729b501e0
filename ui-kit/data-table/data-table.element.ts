import type { KitElement } from '../elements/define-element.ts'
import { columnsOf, type PlainColumn, type RowAction, rowActions } from '../elements/plain-props.tsx'
import { asTable } from '../elements/table-options.ts'
import { DataTable } from './data-table.tsx'

type Row = Record<string, unknown>

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
    rowKey: (row: Row) => String(row[rowKey]),
    rowActions: rowActions(title?.key ?? rowKey, actions, element),
  }
}

const table = asTable(DataTable<Row>)

export const options = { ...table, props: { ...table.props, rowKey: String }, defaults: { caption: '' }, adapt }
