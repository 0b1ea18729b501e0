import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react'
import { cx } from '../internal/cx.ts'
import { Day } from '../internal/day.tsx'
import { type Ellipsis, firstWords } from '../internal/first-words.ts'
import { useTexts } from '../internal/kit-context.ts'
import { LinkButton } from '../link-button/index.ts'
import { Photo } from '../photo/index.ts'

export interface NoticeCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** The notice's title. */
  heading: string
  /** The full description; the card shows its first words. */
  description: string
  /** When the notice was made: a Date, an ISO timestamp or a day (YYYY-MM-DD). */
  createdAt: string | Date
  /**
   * Formats `createdAt`. A Date is passed as its ISO timestamp.
   * @default the day, such as 'May 4, 2026', in the language `lang` or that of the KitProvider, in its time zone
   */
  formatDate?: (timestamp: string) => string
  /** URL of the notice's page. */
  href: string
  /** URL of the photo. Without it the card shows a drawing of an empty board. */
  photoSrc?: string | null
  /** The same photo in other sizes, as `srcset` of `<img>`. The photo takes 272 by 250 px. */
  photoSrcSet?: string
  /**
   * What the photo shows. An empty string marks it as decoration.
   * @default ''
   */
  photoAlt?: string
  /**
   * Text of the link.
   * @default 'Read more'
   */
  moreLabel?: string
  /**
   * How many words of the description are shown.
   * @default 13
   */
  words?: number
  /**
   * When an ellipsis follows the shown part: if it is not the whole description (`cut`), or `always`.
   * @default 'cut'
   */
  ellipsis?: Ellipsis
  /** The card is visible when the page opens: load its photo at once, not when it scrolls into view. */
  eager?: boolean
  /**
   * Level of the heading.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4
}

/** The default texts of NoticeCard. */
export const noticeCardMessages = {
  moreLabel: 'Read more',
}

/**
 * A notice on a sheet of paper that is pinned to the board, 17rem wide and 30rem high. Renders an `<article>`.
 * The whole sheet is clickable; only the link takes focus.
 *
 * Parts: `photo`, `heading`, `text`, `date`, `link`.
 */
export const NoticeCard = forwardRef<HTMLElement, NoticeCardProps>(function NoticeCard(props, ref) {
  const {
    heading,
    description,
    createdAt,
    href,
    photoSrc,
    photoSrcSet,
    photoAlt = '',
    moreLabel,
    formatDate,
    words = 13,
    ellipsis,
    eager,
    headingLevel = 3,
    className,
    ...rest
  } = useTexts('noticeCard', noticeCardMessages, props)
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <article ref={ref} aria-labelledby={`${id}h`} {...rest} className={cx('kit-notice-card', className)}>
      <Photo
        data-part="photo"
        src={photoSrc}
        srcSet={photoSrcSet}
        sizes="272px"
        alt={photoAlt}
        fallback="notice"
        height="250px"
        eager={eager}
      />
      <Heading data-part="heading" id={`${id}h`} dir="auto">
        {heading}
      </Heading>
      <p data-part="text" dir="auto">
        {firstWords(description, words, ellipsis)}
      </p>
      <Day data-part="date" date={createdAt} lang={rest.lang} format={formatDate} />
      <LinkButton data-part="link" id={`${id}l`} size="small" href={href} aria-labelledby={`${id}l ${id}h`}>
        {moreLabel}
      </LinkButton>
    </article>
  )
})
NoticeCard.displayName = 'NoticeCard'
