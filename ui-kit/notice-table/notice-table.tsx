import { forwardRef, type ReactNode } from 'react'
import { Badge } from '../badge/index.ts'
import { numberColumn } from '../data-table/common-columns.tsx'
import { DataTable, type DataTableProps } from '../data-table/index.ts'
import { cx } from '../internal/cx.ts'
import { firstWords } from '../internal/first-words.ts'

/** A notice as a table shows one. */
export interface NoticeRow {
  id: string
  title: string
  description: string
  /** The last day it is valid, as text; null: without limit. */
  validUntil: string | null
  expired?: boolean
}

export interface NoticeTableProps
  extends Omit<DataTableProps<NoticeRow>, 'caption' | 'columns' | 'rows' | 'rowKey' | 'rowActions'> {
  /** What the table lists: its name. */
  caption?: string
  /** What is listed. */
  notices: readonly NoticeRow[]
  /** Said when there is none. */
  empty?: ReactNode
  /** Buttons and links for one notice. */
  actions?: (notice: NoticeRow) => ReactNode
  /** How many words of the description are shown. */
  words?: number
  /** The headers of the columns, and what stands in them. */
  headers?: Partial<typeof defaultHeaders>
  /** Stands in place of the last day of a notice without limit. */
  unlimitedLabel?: string
  /** The badge of a notice whose last day is past. */
  expiredLabel?: string
}

const defaultHeaders = { number: 'No.', title: 'Title', description: 'Description', validFor: 'Valid for' }

/** The notices of a board. Renders a DataTable, whose other props it takes too. */
export const NoticeTable = forwardRef<HTMLDivElement, NoticeTableProps>(function NoticeTable(
  {
    caption = 'Notices',
    notices,
    actions,
    words = 2,
    headers,
    unlimitedLabel = 'Unlimited',
    expiredLabel = 'Expired',
    empty = 'No Notice is Added by admin',
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
        { key: 'description', header: description, cell: (notice) => firstWords(notice.description, words) },
        {
          key: 'validFor',
          header: validFor,
          // without limit comes after every date: U+FFFF is sorted last in every language
          sortBy: (notice) => notice.validUntil ?? '\uffff',
          cell: ({ validUntil, expired }) => (
            // one element: in a stacked row it stands beside its label
            <span>
              {validUntil ?? unlimitedLabel} {expired && <Badge tone="danger">{expiredLabel}</Badge>}
            </span>
          ),
        },
      ]}
    />
  )
})
