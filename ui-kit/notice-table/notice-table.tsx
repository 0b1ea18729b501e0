import { forwardRef, type ReactNode } from 'react'
import { Badge } from '../badge/index.ts'
import { numberColumn } from '../data-table/common-columns.tsx'
import { DataTable, type DataTableProps } from '../data-table/index.ts'
import { cx } from '../internal/cx.ts'
import { firstWords } from '../internal/first-words.ts'

/** One row of a NoticeTable. */
export interface NoticeRow {
  id: string
  title: string
  description: string
  /** The last day on which it is valid, as text. Null: it never expires. */
  validUntil: string | null
  /** The last day is past: the row has a badge. */
  expired?: boolean
}

export interface NoticeTableProps
  extends Omit<DataTableProps<NoticeRow>, 'caption' | 'columns' | 'rows' | 'rowKey' | 'rowActions'> {
  /**
   * Accessible name of the table.
   * @default 'Notices'
   */
  caption?: string
  /** The rows. */
  notices: readonly NoticeRow[]
  /**
   * Shown when there are no notices.
   * @default 'No notices'
   */
  empty?: ReactNode
  /** Buttons and links for one notice. */
  actions?: (notice: NoticeRow) => ReactNode
  /**
   * How many words of the description are shown.
   * @default 2
   */
  words?: number
  /**
   * Headers of the columns.
   * @default 'No.', 'Title', 'Description', 'Valid for'
   */
  headers?: Partial<typeof defaultHeaders>
  /**
   * Text for a notice that never expires.
   * @default 'Unlimited'
   */
  unlimitedLabel?: string
  /**
   * Text of the badge of an expired notice.
   * @default 'Expired'
   */
  expiredLabel?: string
}

const defaultHeaders = { number: 'No.', title: 'Title', description: 'Description', validFor: 'Valid for' }

/** A table of notices. Renders a DataTable and accepts its other props. */
export const NoticeTable = forwardRef<HTMLDivElement, NoticeTableProps>(function NoticeTable(
  {
    caption = 'Notices',
    notices,
    actions,
    words = 2,
    headers,
    unlimitedLabel = 'Unlimited',
    expiredLabel = 'Expired',
    empty = 'No notices',
    className,
    ...rest
  },
  ref,
) {
  const { number, title, description, validFor } = { ...defaultHeaders, ...headers }
  return (
    <DataTable
      {...rest}
      ref={ref}
      className={cx('kit-notice-table', className)}
      caption={caption}
      rows={notices}
      rowKey={({ id }) => id}
      empty={empty}
      rowActions={actions}
      columns={[
        numberColumn(number),
        {
          key: 'title',
          header: title,
          narrow: 'title',
          cell: (notice) => notice.title,
          sortBy: (notice) => notice.title,
        },
        { key: 'description', header: description, cell: (notice) => firstWords(notice.description, words, 'always') },
        {
          key: 'validFor',
          header: validFor,
          // Unlimited notices come after every date: U+FFFF sorts last in every language.
          sortBy: (notice) => notice.validUntil ?? '\uffff',
          cell: ({ validUntil, expired }) => (
            // One element, so that a stacked row shows it beside its label.
            <span>
              {validUntil ?? unlimitedLabel} {expired && <Badge tone="danger">{expiredLabel}</Badge>}
            </span>
          ),
        },
      ]}
    />
  )
})
NoticeTable.displayName = 'NoticeTable'
