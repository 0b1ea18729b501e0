'use client'

import { type ReactNode, type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useLostFocus } from '../internal/use-lost-focus.ts'
import type { Column, RowKey } from './columns.ts'

/**
 * The number of rows that are rendered at once. The other rows of a longer page follow in steps: each step reaches GROWTH
 * times as far as the one before, so that the first rows are seen early; see docs/decisions/0014-long-tables.md.
 */
const FIRST = 250
const GROWTH = 4

interface RowsProps<Row> {
  /** The rows of the page. */
  rows: readonly Row[]
  /** Index of the first of them over all pages. */
  from: number
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => RowKey
  currentRow?: RowKey
  isSelected?: (key: RowKey) => boolean
}

/** The rows of one page. `all` renders them without steps. */
export function Rows<Row>({ all, ...props }: RowsProps<Row> & { all: boolean }) {
  const { length } = props.rows
  const [target, setTarget] = useState(FIRST)
  const count = useDeferredValue(target)
  useEffect(() => {
    if (count < length) setTarget(count * GROWTH)
  }, [count, length])

  const groups: ReactNode[] = []
  for (let start = 0, end = FIRST; start < length && (all || start < count); start = end, end *= GROWTH)
    groups.push(<RowGroup key={start} {...props} start={start} end={end} />)
  return groups
}

interface GroupProps<Row> extends RowsProps<Row> {
  /** Index of its first row in the page. */
  start: number
  /** Index after its last row. */
  end: number
}

function RowGroup<Row>(props: GroupProps<Row>) {
  // So a step renders only the rows that it adds.
  return useMemo(() => {
    const { rows, start, end, from, columns, rowKey, currentRow, isSelected } = props
    return rows.slice(start, end).map((row, position) => {
      const key = rowKey(row)
      return (
        <tr
          key={key}
          data-part="row"
          data-state={isSelected?.(key) ? 'selected' : undefined}
          {...(key === currentRow && CURRENT)}
        >
          {columns.map((column) => {
            const isTitle = column.narrow === 'title'
            const Cell = isTitle ? 'th' : 'td'
            return (
              <Cell key={column.key} scope={isTitle ? 'row' : undefined} {...cellProps(column)}>
                {isolated(column.cell(row, from + start + position))}
              </Cell>
            )
          })}
        </tr>
      )
    })
    // biome-ignore lint/correctness/useExhaustiveDependencies: all props, of which there are always as many
  }, Object.values(props))
}

const CURRENT = { 'aria-current': true, tabIndex: -1 } as const

/** A text with its own direction, so that a name in another script does not turn its neighbours around. */
const isolated = (content: ReactNode) => (typeof content === 'string' ? <bdi>{content}</bdi> : content)

/** The attributes of each cell of a column, by which the style sheet places it. */
export const cellProps = <Row,>({ key, header, label, align, narrow }: Column<Row>) => ({
  'data-column': key,
  'data-align': align,
  'data-narrow': narrow,
  'data-label': (label ?? (typeof header === 'string' && header)) || undefined,
})

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea')]

/**
 * A ref for a `<tbody>`: when the row that has the focus goes away, because a control in it has deleted it, the focus goes
 * to the same control of the row that takes its place, else of the last one.
 */
export function useRowFocus(): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null)
  const at = body.current?.querySelector<HTMLTableRowElement>('tr:focus-within')?.sectionRowIndex ?? 0
  useLostFocus(body, (lost) => {
    const row = lost.closest('tr')
    const rows = body.current?.rows ?? []
    const next = rows[Math.min(at, rows.length - 1)]
    if (row && next) controlsOf(next)[controlsOf(row).indexOf(lost)]?.focus()
  })
  return body
}
