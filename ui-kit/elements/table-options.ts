import { dataTableMessages } from '../messages/en/data-table.ts'
import { NumberOrString } from './attributes.ts'
import type { KitElement } from './define-element.ts'
import { columnsOf, type PlainColumn, type RowAction, rowActions } from './plain-props.tsx'
import { textsOf } from './texts.ts'

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
  ...textsOf(dataTableMessages),
  rowActions: Array,
  selectable: Boolean,
  selected: Array,
  rowExists: Function,
} as const

/** Those of tables of known rows. */
export const recordTableProps = { ...tableProps, columns: Array } as const

export const tableEvents = {
  onSelectedChange: { sets: 'selected' },
  onSortChange: { sets: 'sort' },
  onPageChange: { sets: 'page' },
} as const

/**
 * A table of known rows: `rowActions` is a list, `columns` are shown after its own.
 * @param nameField the field of the row that names it for screen readers
 */
export const adaptTable =
  (nameField: string) => (props: { rowActions?: RowAction[]; columns?: PlainColumn[] }, element: KitElement) => {
    const { rowActions: actions, columns = [], ...rest } = props
    return {
      ...rest,
      rowActions: rowActions(nameField, actions, element),
      columns: (own: readonly object[]) => [...own, ...columnsOf(columns)],
    }
  }
