import { type ForwardedRef, forwardRef, type ReactElement, type ReactNode, type RefAttributes } from 'react'
import { Badge } from '../badge/index.ts'
import { numberColumn, textColumn } from '../data-table/common-columns.tsx'
import type { RowKey } from '../data-table/index.ts'
import { RecordTable, type RecordTableProps } from '../data-table/record-table.tsx'
import { cx } from '../internal/cx.ts'
import { firstWords } from '../internal/first-words.ts'
import { useTexts } from '../internal/kit-context.ts'

/** One row of a NoticeTable. */
export interface NoticeRow<Key extends RowKey = string> {
  id: Key
  title: string
  description: string
  /** The last day on which it is valid, as text. Null: it never expires. */
  validUntil: string | null
  /** The last day is past: the row has a badge. */
  expired?: boolean
}

export interface NoticeTableProps<Row extends NoticeRow<RowKey> = NoticeRow> extends RecordTableProps<Row> {
  /**
   * Accessible name of the table.
   * @default 'Notices'
   */
  caption?: string
  /** The rows. */
  notices: readonly Row[]
  /**
   * Shown when there are no notices.
   * @default 'No notices'
   */
  empty?: ReactNode
  /**
   * How many words of the description are shown.
   * @default 2
   */
  words?: number
  /**
   * Header of the column with the number.
   * @default 'No.'
   */
  numberHeader?: string
  /**
   * Header of the column with the title.
   * @default 'Title'
   */
  titleHeader?: string
  /**
   * Header of the column with the description.
   * @default 'Description'
   */
  descriptionHeader?: string
  /**
   * Header of the column with the last day.
   * @default 'Valid for'
   */
  validForHeader?: string
  /**
   * Text for a notice that never expires.
   * @default 'Unlimited'
   */
  unlimitedText?: string
  /**
   * Text of the badge of an expired notice.
   * @default 'Expired'
   */
  expiredText?: string
}

/** The default texts of NoticeTable. */
export const noticeTableMessages = {
  caption: 'Notices',
  empty: 'No notices',
  unlimitedText: 'Unlimited',
  expiredText: 'Expired',
  numberHeader: 'No.',
  titleHeader: 'Title',
  descriptionHeader: 'Description',
  validForHeader: 'Valid for',
}

function Table<Row extends NoticeRow<RowKey>>(props: NoticeTableProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
  const {
    notices,
    unlimitedText,
    expiredText,
    words = 2,
    numberHeader,
    titleHeader,
    descriptionHeader,
    validForHeader,
    className,
    ...rest
  } = useTexts('noticeTable', noticeTableMessages, props)
  return (
    <RecordTable
      {...rest}
      tableRef={ref}
      className={cx('kit-notice-table', className)}
      records={notices}
      ownColumns={[
        numberColumn(numberHeader),
        textColumn('title', titleHeader, 'title'),
        {
          key: 'description',
          header: descriptionHeader,
          cell: (notice) => firstWords(notice.description, words, 'always'),
        },
        {
          key: 'validFor',
          header: validForHeader,
          // Unlimited notices come after every date: U+FFFF sorts last in every language.
          sortBy: (notice) => notice.validUntil ?? '\uffff',
          cell: ({ validUntil, expired }) => (
            // One element, so that a stacked row shows it beside its label.
            <span>
              {validUntil ?? unlimitedText} {expired && <Badge tone="danger">{expiredText}</Badge>}
            </span>
          ),
        },
      ]}
    />
  )
}

/**
 * A table of notices. Renders a DataTable and accepts its other props.
 *
 * @csspartsOf DataTable
 * @csspartsOf Photo
 */
export const NoticeTable = forwardRef(Table) as <Row extends NoticeRow<RowKey> = NoticeRow>(
  props: NoticeTableProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactElement
Object.assign(NoticeTable, { displayName: 'NoticeTable' })
