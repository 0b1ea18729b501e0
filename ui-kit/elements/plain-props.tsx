import { Button } from '../button/button.tsx'
import type { Column } from '../data-table/columns.ts'
import { LinkButton } from '../link-button/link-button.tsx'
import type { Toast } from '../toast-region/index.ts'
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
  /** The URL of a link; `{id}` is replaced by the field `id` of the row. Without it the action is a button. */
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

/** Props that a page writes in another form than React, or that only their native element describes. */
export interface PlainProps {
  /** Buttons and links of each row; a press is the event `action`. */
  rowActions: readonly RowAction[]
  /** The columns, in order. In a table of known rows: more columns, after its own. */
  columns: readonly PlainColumn[]
  /** The tabs, in order. */
  tabs: readonly PlainTab[]
  /** Texts in place of the default texts, by component. */
  messages: Readonly<Record<string, object>>
  /** As on `<input>`. */
  inputMode: string
  /**
   * Returns the element that takes focus when the dialog closes. Use it when what opened the dialog is gone by then.
   */
  finalFocus: () => Element | null | undefined
  /**
   * The field of a row that is its unique key.
   * @default 'id'
   */
  rowKey: string
  /** Name of an icon of the kit, such as `plus`. */
  icon: string
  /** More about the control for screen readers. */
  'aria-description': string
  /** Accessible name, if the text is not clear enough. */
  'aria-label': string
}

/** Props that are attributes of HTML and that the component does not describe. */
export interface NativeProps {
  /** The control cannot be used. */
  disabled: boolean
  /** As on the native element: `submit` and `reset` work on the form around it. */
  type: 'submit' | 'reset' | 'button'
  /** The text to copy. */
  value: string
  /** As on `<a>`. */
  target: string
  /** As on `<a>`. */
  rel: string
  /** As on `<a>`. */
  download: string
  /** As on `<input>`. */
  autoComplete: string
}

/** The methods that some elements have. */
export interface ElementMethods {
  /** Whether the value is valid. If not, the element fires the event `invalid` of the browser. */
  checkValidity: () => boolean
  /** The same; the browser also shows what is wrong. */
  reportValidity: () => boolean
  /** Makes the value invalid with this message, until it is set to an empty one. */
  setCustomValidity: (message: string) => void
  /** Shows a toast. Returns its id, with which it can be taken out of `toasts`. */
  show: (toast: Partial<Toast> | string) => Toast['id']
}

/** The details of events that differ from the callback of the component. */
export interface ElementDetails {
  onConfirm: { waitUntil: (promise: Promise<unknown>) => void }
  /** A button of a row was pressed. */
  onRowAction: { action: string; row: Record<string, unknown> }
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
        const styleProps = { size: 'small', variant, icon: iconOf(icon), 'aria-label': named } as const
        return href ? (
          <LinkButton key={key} {...styleProps} href={urlOf(href, row as Row)}>
            {label}
          </LinkButton>
        ) : (
          <Button key={key} {...styleProps} onClick={() => host.emit('action', { action: key, row })}>
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
