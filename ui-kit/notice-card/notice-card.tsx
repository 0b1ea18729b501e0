import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react'
import { cx } from '../internal/cx.ts'
import { firstWords } from '../internal/first-words.ts'
import { LinkButton } from '../link-button/index.ts'
import { Photo } from '../photo/index.ts'

export interface NoticeCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** The notice's title. */
  heading: string
  /** The whole description; the card shows its first words. */
  description: string
  /** When the notice was made, an ISO timestamp; the part before the T is shown. */
  createdAt: string
  /** The notice's own page. */
  href: string
  /** Address of the photo. Nothing: the drawing of an empty board. */
  photoSrc?: string | null
  /** Other sizes of the photo. The slot is 272 by 250 px. */
  photoSrcSet?: string
  /** What the photo shows. Empty: it is decoration. */
  photoAlt?: string
  /** Text of the link. */
  moreLabel?: string
  /** How many words of the description are shown. */
  words?: number
  /** The card is seen at once: do not wait for it to come near before the photo loads. */
  eager?: boolean
  /** Level of the heading on the page around the card. */
  headingLevel?: 2 | 3 | 4
}

/**
 * A notice as a sheet pinned to the board, 17rem by 30rem with a photo of 250 px. Renders an `<article>`.
 * The whole sheet can be clicked; the link alone takes focus.
 *
 * Parts: `photo`, `heading`, `text`, `date`, `link`.
 */
export const NoticeCard = forwardRef<HTMLElement, NoticeCardProps>(function NoticeCard(
  {
    heading,
    description,
    createdAt,
    href,
    photoSrc,
    photoSrcSet,
    photoAlt = 'No Images is Add By Admin',
    moreLabel = 'More Detail',
    words = 13,
    eager,
    headingLevel = 3,
    className,
    ...rest
  },
  ref,
) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const date = createdAt.split('T')[0]
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
      <Heading data-part="heading" id={`${id}h`}>
        {heading}
      </Heading>
      <p data-part="text">{firstWords(description, words)}</p>
      <time data-part="date" dateTime={date}>
        {date}
      </time>
      <LinkButton data-part="link" id={`${id}l`} size="small" href={href} aria-labelledby={`${id}l ${id}h`}>
        {moreLabel}
      </LinkButton>
    </article>
  )
})
