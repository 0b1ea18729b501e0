import { NumberOrString } from './attributes.ts'
import type { KitElement } from './define-element.ts'
import { columnsOf, type PlainColumn, type RowAction, rowActions } from './plain-props.tsx'

/** The props that the elements of tables share. */
export const tableProps = {
  caption: String,
  captionHidden: Boolean,
  currentRow: NumberOrString,
  empty: String,
  emptyText: String,
  loading: Boolean,
  pageSize: Number,
  total: Number,
  sort: Object,
  page: Number,
  rowActions: Array,
  selectable: Boolean,
  selected: Array,
  rowExists: Function,
} as const

/** Those of tables of known rows. */
export const recordTableProps = { ...tableProps, columns: Array } as const

/** What an element needs to be a table. */
export const asTable = {
  slots: ['empty', 'selectionActions'],
  events: {
    onSelectedChange: { sets: 'selected' },
    onSortChange: { sets: 'sort' },
    onPageChange: { sets: 'page' },
  },
} as const

/**
 * What an element needs to be a table of known rows: `rowActions` is a list, `columns` are shown after its own.
 * @param nameField the field of the row that names it for screen readers
 */
export const asRecordTable = (nameField: string) => ({
  ...asTable,
  adapt(props: { rowActions?: RowAction[]; columns?: PlainColumn[] }, element: KitElement) {
    const { rowActions: actions, columns = [], ...rest } = props
    return {
      ...rest,
      rowActions: rowActions(nameField, actions, element),
      columns: (own: readonly object[]) => [...own, ...columnsOf(columns)],
    }
  },
})
