import { Button } from '../button/button.tsx'
import type { Column } from '../data-table/columns.ts'
import { LinkButton } from '../link-button/link-button.tsx'
import { iconOf } from './named-icon.tsx'

/*
 * A page without React cannot pass React's elements or functions that return them. It writes plain values instead:
 * names of icons, lists of actions, columns. Here they become what the components take.
 */

/** A button or a link for one row of a table. */
export interface RowAction {
  /** `detail.action` of the event `action`. */
  key: string
  /** The text. Its accessible name also has the name of the row. */
  label: string
  /** The URL of a link; `{id}` stands for the field `id` of the row. Without it the action is a button. */
  href?: string
  /**
   * Look of the button.
   * @default 'quiet'
   */
  variant?: 'primary' | 'quiet' | 'danger'
  /** Name of an icon. */
  icon?: string
}

/** One column of a kit-data-table. */
export interface PlainColumn {
  /** The field of the row that the column shows; unique in the table. */
  key: string
  /** Text of the header. */
  header: string
  /** The user can sort by this column. */
  sortable?: boolean
  /** The text of a cell. Without it the cell shows the field as it is. */
  format?: (value: unknown, row: Record<string, unknown>) => string
  /** As in the React component. */
  align?: 'start' | 'end' | 'center'
  /** Its place where rows are stacked, as in the React component. */
  narrow?: 'title' | 'photo' | 'label' | 'hide'
  /** Width of the column, a CSS length. */
  width?: string
}

/** One tab and its panel. */
export interface PlainTab {
  /** Unique in the list; the panel has the child of the page whose `slot` is this key. */
  key: string
  /** The text of the tab, one or two words. */
  label: string
  /** The text of the panel, if the page has no child for it. */
  content?: string
  /** Name of an icon before the label. */
  icon?: string
}

type Row = Record<string, unknown>
type Host = { emit(name: string, detail: unknown): boolean }

/** A link of an action to its row. */
const urlOf = (href: string, row: Row) =>
  href.replace(/\{(\w+)\}/g, (_, field) => encodeURIComponent(String(row[field])))

/**
 * The actions of each row, for tables. A press on a button becomes the event `action`.
 * @param nameField the field of the row that names it for screen readers
 */
export function rowActions(nameField: string, actions: readonly RowAction[] | undefined, host: Host) {
  if (!actions?.length) return
  return (row: object) => (
    <span data-part="row-actions">
      {actions.map(({ key, label, href, variant = 'quiet', icon }) => {
        const named = `${label} ${(row as Row)[nameField] ?? ''}`.trim()
        const look = { size: 'small', variant, icon: iconOf(icon), 'aria-label': named } as const
        return href ? (
          <LinkButton key={key} {...look} href={urlOf(href, row as Row)}>
            {label}
          </LinkButton>
        ) : (
          <Button key={key} {...look} onClick={() => host.emit('action', { action: key, row })}>
            {label}
          </Button>
        )
      })}
    </span>
  )
}

/** Columns of the React component from those of a page. */
export const columnsOf = (columns: readonly PlainColumn[]): Column<Row>[] =>
  columns.map(({ sortable, format, ...column }) => ({
    ...column,
    cell: (row) => {
      const value = row[column.key]
      return format ? format(value, row) : value == null ? '' : String(value)
    },
    sortBy: sortable ? (row) => row[column.key] as string | number : undefined,
  }))
