import type { ComponentType } from 'react'
import type { TableSelection } from '../data-table/index.ts'
import type { ElementOptions, KitElement } from './define-element.ts'
import { columnsOf, type PlainColumn, type RowAction, rowActions } from './plain-props.tsx'
import { type SelectableProps, selectable } from './selectable.tsx'

interface TableProps {
  selection?: TableSelection
  columns?: unknown
  empty?: unknown
  rowActions?: unknown
}

/** What the element of a table needs: `empty` as a text, and the selection as a list of keys. */
export const asTable = <Props extends TableProps>(Table: ComponentType<Props>) =>
  ({
    component: selectable(Table),
    props: {
      empty: String,
      columns: Array,
      rowActions: Array,
      selectable: Boolean,
      selected: Array,
      rowExists: Function,
    },
    without: ['selection'],
    slots: ['empty', 'selectionActions'],
    events: { onSelectedChange: { sets: 'selected' } },
  }) as const satisfies ElementOptions<TableProps & SelectableProps>

/**
 * What the element of a table of known rows needs: `rowActions` is a list, `columns` are shown after its own.
 * @param nameField the field of the row that names it for screen readers
 */
export const asRecordTable = <Props extends TableProps>(Table: ComponentType<Props>, nameField: string) => ({
  ...asTable(Table),
  adapt(props: { rowActions?: RowAction[]; columns?: PlainColumn[] }, element: KitElement) {
    const { rowActions: actions, columns = [], ...rest } = props
    return {
      ...rest,
      rowActions: rowActions(nameField, actions, element),
      columns: (own: readonly object[]) => [...own, ...columnsOf(columns)],
    }
  },
})
