'use client'

import { type ForwardedRef, forwardRef, type ReactElement, type ReactNode, type RefAttributes } from 'react'
import { Badge } from '../badge/badge.tsx'
import { numberColumn, textColumn } from '../data-table/common-columns.tsx'
import type { RowKey } from '../data-table/index.ts'
import { RecordTable, type RecordTableProps } from '../data-table/record-table.tsx'
import { cx } from '../internal/cx.ts'
import { firstWords } from '../internal/first-words.ts'
import { useTexts } from '../internal/kit-context.ts'
import { noticeTableMessages } from './notice-table.messages.ts'

/** One row of a NoticeTable. */
export interface NoticeRow<Key extends RowKey = string> {
  id: Key
  title: string
  description: string
  /** The last day on which it is valid, as text. Null: it never expires. */
  validUntil: string | null
  /** The last day is past: the row has a badge. */
  expired?: boolean
  /** What marks the notice, each in one or two words, such as 'On top'. They follow its title. */
  marks?: readonly string[]
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

function Table<Row extends NoticeRow<RowKey>>(props: NoticeTableProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
  const [texts, { notices, words = 2, className, ...rest }, locale] = useTexts(
    'noticeTable',
    noticeTableMessages,
    props,
  )
  return (
    <RecordTable
      {...rest}
      caption={texts.caption}
      empty={texts.empty}
      tableRef={ref}
      className={cx('kit-notice-table', className)}
      records={notices}
      ownColumns={[
        numberColumn(texts.numberHeader, locale),
        {
          ...textColumn('title', texts.titleHeader, 'title'),
          cell: ({ title, marks = [] }) => (marks.length > 0 ? <Marked title={title} marks={marks} /> : title),
        },
        {
          key: 'description',
          header: texts.descriptionHeader,
          cell: (notice) => firstWords(notice.description, words, 'always'),
        },
        {
          key: 'validFor',
          header: texts.validForHeader,
          // Unlimited notices come after every date: U+FFFF sorts last in every language.
          sortBy: (notice) => notice.validUntil ?? '\uffff',
          cell: ({ validUntil, expired }) => (
            // One element, so that a stacked row shows it beside its label.
            <span>
              <span data-part="day">{validUntil ?? texts.unlimitedText}</span>{' '}
              {expired && <Badge tone="danger">{texts.expiredText}</Badge>}
            </span>
          ),
        },
      ]}
    />
  )
}

const Marked = ({ title, marks }: { title: string; marks: readonly string[] }) => (
  <>
    <bdi>{title}</bdi>{' '}
    <span data-part="marks">
      {marks.map((mark) => (
        <Badge key={mark}>{mark}</Badge>
      ))}
    </span>
  </>
)

/**
 * A table of notices. Renders a DataTable and accepts its other props.
 *
 * @csspartsOf DataTable
 * @csspartsOf Photo
 * @csspart marks - The marks after a title.
 * @csspart day - The last day.
 */
export const NoticeTable = forwardRef(Table) as <Row extends NoticeRow<RowKey> = NoticeRow>(
  props: NoticeTableProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactElement
Object.assign(NoticeTable, { displayName: 'NoticeTable' })
