'use client'

import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import type { RowKey, TableSelection, TableView } from '../data-table/index.ts'
import { useTexts } from '../internal/kit-context.ts'
import { clearOnEscape } from './clear-on-escape.ts'
import { rowSelectionMessages } from './row-selection.messages.ts'
import { SelectionBar } from './selection-bar.tsx'

export interface RowSelectionOptions<Key extends RowKey = RowKey> {
  /** The keys of the selected rows. Without it the selection keeps this state itself. */
  selected?: ReadonlySet<Key>
  /**
   * The keys of the selected rows at first, when `selected` is not given.
   * @default none
   */
  defaultSelected?: Iterable<Key>
  /** Called when the user changes the selection, and by `clear`. */
  onSelectedChange?: (change: { selected: ReadonlySet<Key> }) => void
  /** Buttons for the selected rows, in the bar below the table. */
  actions?: ReactNode
  /**
   * The name of a row, for the label of its checkbox.
   * @default what the column with `narrow: 'title'` shows or else sorts by, if it is a text; else the row's key
   */
  rowName?: (key: Key) => string
  /**
   * Whether a row with this key still exists, also if a filter hides it or it is on another page: the table knows only the
   * rows that it shows. The keys of other rows are not counted until their rows exist again.
   * @default every key counts
   */
  rowExists?: (key: Key) => boolean
  /**
   * For a table with `total`: the keys of the rows on all pages, from the server. Without it, only rows that have been on
   * the page can be selected.
   */
  allKeys?: () => readonly Key[] | Promise<readonly Key[]>
  /**
   * Accessible name of the bar below the table.
   * @default 'Selection'
   */
  label?: string
  /**
   * Label of the checkbox of a row.
   * @default 'Select Ayesha Khan'
   */
  selectRowLabel?: (row: { name: string }) => string
  /**
   * Label of the checkbox in the header.
   * @default 'Select all on this page'
   */
  selectPageLabel?: string
  /**
   * Text of the button that selects the rows of all pages.
   * @default 'Select all 312'
   */
  selectAllLabel?: (count: { total: number; locale: string }) => string
  /**
   * Text of the button that ends the selection.
   * @default 'Clear selection'
   */
  clearLabel?: string
  /**
   * How many rows are selected, and how many of them are not on the current page. Screen readers announce it.
   * @default '3 selected, 1 of them not on this page'
   */
  selectedText?: (count: { selected: number; notShown: number; locale: string }) => string
}

export interface RowSelection<Key extends RowKey = RowKey> extends TableSelection<Key> {
  /** The keys of the selected rows; also of rows on other pages, and of those that a filter leaves out. */
  selected: ReadonlySet<Key>
  /** Ends the selection, such as after its rows were deleted. */
  clear: () => void
}

/**
 * Lets the user select rows of a table: one row, a range with Shift, all rows of the page, or the rows of all pages. A row
 * stays selected when the table is sorted, filtered or shows another page; the bar says how many selected rows are not on
 * the page. The up and down arrows, Home and End move between the checkboxes; Escape clears the selection.
 *
 * The hook is separate from the table, so that a page without a selection does not load it. Its style sheet is
 * `row-selection.css`.
 *
 * State: `data-state="selected"` on a row. The parts are among those of DataTable.
 *
 * @example
 * const selection = useRowSelection<Student['id']>({ actions: <Button onClick={() => print(selection.selected)}>Print</Button> })
 * return <StudentTable students={students} selection={selection} />
 */
export function useRowSelection<Key extends RowKey = RowKey>(
  options: RowSelectionOptions<Key> = {},
): RowSelection<Key> {
  const [
    texts,
    { selected: selectedFromOutside, defaultSelected, onSelectedChange, actions, rowName, rowExists, allKeys },
  ] = useTexts('rowSelection', rowSelectionMessages, options)
  const [ownSelected, setOwnSelected] = useState<ReadonlySet<Key>>(() => new Set(defaultSelected))
  /** The row that the user has checked or unchecked last: where a range begins. */
  const last = useRef<Key>(undefined)
  const all = selectedFromOutside ?? ownSelected
  const selected = rowExists ? new Set([...all].filter(rowExists)) : all

  const change = (next: ReadonlySet<Key>) => {
    setOwnSelected(next)
    onSelectedChange?.({ selected: next })
  }
  const clear = () => change(new Set())
  const setAll = (keys: readonly Key[], on: boolean) => {
    const next = new Set(selected)
    for (const key of keys) next[on ? 'add' : 'delete'](key)
    change(next)
  }

  function inTable<Row>({ columns, rowKey: keyOf, rows, shown, total, locale }: TableView<Row, Key>) {
    const pageKeys = shown.map(keyOf)
    const onPage = pageKeys.filter((key) => selected.has(key)).length
    const title = columns.find(({ narrow }) => narrow === 'title')
    const nameOf = (row: Row) => {
      const names = rowName ? [rowName(keyOf(row))] : [title?.cell(row, 0), title?.sortBy?.(row)]
      return names.find((name) => typeof name === 'string') ?? String(keyOf(row))
    }
    const onRow = (key: Key, { shiftKey }: MouseEvent) => {
      const on = !selected.has(key)
      const [from, to] = [pageKeys.indexOf(last.current as Key), pageKeys.indexOf(key)].sort((a, b) => a - b)
      setAll(shiftKey && from !== undefined && from >= 0 && to !== undefined ? pageKeys.slice(from, to + 1) : [key], on)
      last.current = key
    }
    const hasAll = total === rows.length
    const hasMore = hasAll ? rows.some((row) => !selected.has(keyOf(row))) : allKeys && selected.size < total
    const isPageSelected = onPage > 0 && onPage === shown.length
    return {
      isSelected: (key: RowKey) => selected.has(key as Key),
      column: {
        key: 'select',
        header: shown.length > 0 && (
          <Checkbox
            label={texts.selectPageLabel}
            checked={isPageSelected}
            mixed={onPage > 0 && !isPageSelected}
            onClick={() => setAll(pageKeys, !isPageSelected)}
            onClear={selected.size > 0 ? clear : undefined}
          />
        ),
        cell: (row: Row) => (
          <Checkbox
            label={texts.selectRowLabel({ name: nameOf(row) })}
            checked={selected.has(keyOf(row))}
            onClick={(event) => onRow(keyOf(row), event)}
            onClear={selected.size > 0 ? clear : undefined}
          />
        ),
      },
      bar: (
        <SelectionBar
          label={texts.label}
          count={
            selected.size && texts.selectedText({ selected: selected.size, notShown: selected.size - onPage, locale })
          }
          clearLabel={texts.clearLabel}
          onClear={clear}
          // Only once the page is selected: before, the checkbox of the header is the shorter way.
          selectAllLabel={
            hasMore && (isPageSelected || onPage < selected.size) ? texts.selectAllLabel({ total, locale }) : undefined
          }
          onSelectAll={async () => setAll(hasAll ? rows.map(keyOf) : ((await allKeys?.()) ?? []), true)}
          actions={actions}
        />
      ),
    }
  }

  return { selected, clear, inTable }
}

interface CheckboxProps {
  label: string
  checked: boolean
  mixed?: boolean
  onClick: (event: MouseEvent) => void
  /** Absent while nothing is selected: Escape then has its usual effect. */
  onClear?: () => void
}

/** A checkbox whose target is its whole cell. */
const Checkbox = ({ label, checked, mixed = false, onClick, onClear }: CheckboxProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: keys are those of the checkbox in it
  <label
    data-part="select"
    onClick={(event) => {
      const box = event.currentTarget.control
      if (!event.shiftKey || event.target === box) return
      // Firefox passes no click with a modifier key on from a label to its control.
      event.preventDefault()
      box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }))
    }}
  >
    <input
      type="checkbox"
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = mixed
      }}
      // The change has no modifier keys, the click has them.
      onClick={onClick}
      onChange={() => {}}
      onKeyDown={(event) => {
        moveFocus(event)
        clearOnEscape(event, onClear)
      }}
    />
    <span>{label}</span>
  </label>
)

/** Moves focus to another checkbox of the table. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const table = event.currentTarget.closest('table')
  const boxes = [...(table?.querySelectorAll<HTMLElement>('[data-part="select"] > input') ?? [])]
  const at = boxes.indexOf(event.currentTarget)
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: boxes.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  boxes[to]?.focus()
}
