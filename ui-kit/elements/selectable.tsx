import type { ComponentType, ReactNode } from 'react'
import type { RowKey, TableSelection } from '../data-table/index.ts'
import { useRowSelection } from '../row-selection/row-selection.tsx'

export interface SelectableProps {
  /** The user can select rows. */
  selectable?: boolean
  /** The keys of the selected rows. */
  selected?: readonly RowKey[]
  /** Whether there still is a row with this key, also one that the table does not show. */
  rowExists?: (key: RowKey) => boolean
  /** Called when the user changes the selection. */
  onSelectedChange?: (change: { selected: RowKey[] }) => void
  /** Buttons for the selected rows, in the bar below the table. */
  selectionActions?: ReactNode
}

/** A table whose selection is a list of keys: a page without React cannot call the hook. */
export const selectable = <Props extends { selection?: TableSelection }>(
  Table: ComponentType<Props>,
): ComponentType<Props & SelectableProps> =>
  function SelectableTable({
    selectable,
    selected = [],
    rowExists,
    onSelectedChange,
    selectionActions,
    ...props
  }: Props & SelectableProps) {
    const selection = useRowSelection({
      selected: new Set(selected),
      rowExists,
      onSelectedChange: (change) => onSelectedChange?.({ selected: [...change.selected] }),
      actions: selectionActions,
    })
    return <Table {...(props as unknown as Props)} selection={selectable ? selection : undefined} />
  }
