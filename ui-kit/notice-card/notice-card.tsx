'use client'

import { forwardRef } from 'react'
import { cx } from '../internal/cx.ts'
import { Day } from '../internal/day.tsx'
import { firstWords } from '../internal/first-words.ts'
import { useTexts } from '../internal/kit-context.ts'
import { NoticeFrame, type NoticeProps } from '../internal/notice-frame.tsx'
import { LinkButton, type LinkButtonProps } from '../link-button/link-button.tsx'
import { noticeCardMessages } from './notice-card.messages.ts'

export interface NoticeCardProps extends NoticeProps {
  /** When the notice was made: a Date, an ISO timestamp or a day (YYYY-MM-DD). */
  createdAt: string | Date
  /**
   * Formats `createdAt`. A Date is passed as its ISO timestamp.
   * @default the day, such as 'May 4, 2026', in the language `lang` or that of the KitProvider, in its time zone
   */
  formatDate?: (timestamp: string) => string
  /** The same photo in other sizes, as `srcset` of `<img>`. The photo takes 272 by 250 px. */
  photoSrcSet?: string
  /**
   * How many words of the description are shown.
   * @default 13
   */
  words?: number
}

/**
 * A notice on a sheet of paper that is pinned to the board, 17rem wide and 30rem high. Renders an `<article>`.
 * The whole sheet is clickable; only the link takes focus.
 *
 * @csspartsOf NoticeFrame
 * @csspart date - The day of the notice.
 */
export const NoticeCard = forwardRef<HTMLElement, NoticeCardProps>(function NoticeCard(props, ref) {
  const [texts, { description, createdAt, formatDate, words = 13, ellipsis, className, ...rest }, locale] = useTexts(
    'noticeCard',
    noticeCardMessages,
    props,
  )
  return (
    <NoticeFrame
      {...rest}
      {...texts}
      locale={locale}
      ref={ref}
      className={cx('kit-notice-card', className)}
      sizes="272px"
      height="250px"
      text={firstWords(description, words, ellipsis)}
      linkAs={SmallLinkButton}
    >
      <Day data-part="date" date={createdAt} lang={rest.lang} format={formatDate} />
    </NoticeFrame>
  )
})
NoticeCard.displayName = 'NoticeCard'

const SmallLinkButton = (props: LinkButtonProps) => <LinkButton {...props} size="small" />
