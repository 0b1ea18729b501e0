import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react'
import { cx } from '../internal/cx.ts'
import { firstCharacters } from '../internal/first-characters.ts'
import type { Ellipsis } from '../internal/first-words.ts'
import { useTexts } from '../internal/kit-context.ts'
import { Link } from '../internal/link.tsx'
import { Photo } from '../photo/index.ts'

export interface NoticeTeaserProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** The notice's title. */
  heading: string
  /** The full description; the teaser shows its first characters. */
  description: string
  /** URL of the notice's page. */
  href: string
  /** URL of the photo. Without it the teaser shows a drawing of an empty board. */
  photoSrc?: string | null
  /**
   * The same photo in other sizes, as `srcset` of `<img>`. The photo is as wide as the teaser, at most 20rem, and two
   * thirds as high.
   */
  photoSrcSet?: string
  /**
   * What the photo shows. An empty string marks it as decoration: the heading says what the notice is about.
   * @default ''
   */
  photoAlt?: string
  /**
   * Text of the link.
   * @default 'Read more'
   */
  moreLabel?: string
  /**
   * How many characters of the description are shown.
   * @default 60
   */
  characters?: number
  /**
   * When an ellipsis follows the shown part: if it is not the whole description (`cut`), or `always`.
   * @default 'cut'
   */
  ellipsis?: Ellipsis
  /** The teaser is visible when the page opens: load its photo at once, not when it scrolls into view. */
  eager?: boolean
  /**
   * Level of the heading.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4
}

/** The default texts of NoticeTeaser. */
export const noticeTeaserMessages = {
  moreLabel: 'Read more',
}

/**
 * A short version of a notice, for a home page. It fills its place in the grid. Renders an `<article>`.
 * The whole teaser is clickable; only the link takes focus.
 *
 * Parts: `photo`, `heading`, `text`, `link`.
 */
export const NoticeTeaser = forwardRef<HTMLElement, NoticeTeaserProps>(function NoticeTeaser(props, ref) {
  const {
    heading,
    description,
    href,
    photoSrc,
    photoSrcSet,
    photoAlt = '',
    moreLabel,
    characters = 60,
    ellipsis,
    eager,
    headingLevel = 3,
    className,
    ...rest
  } = useTexts('noticeTeaser', noticeTeaserMessages, props)
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <article ref={ref} aria-labelledby={`${id}h`} {...rest} className={cx('kit-notice-teaser', className)}>
      <Photo
        data-part="photo"
        src={photoSrc}
        srcSet={photoSrcSet}
        sizes="(max-width: 40rem) 92vw, 20rem"
        alt={photoAlt}
        fallback="notice"
        eager={eager}
      />
      <Heading data-part="heading" id={`${id}h`} dir="auto">
        {heading}
      </Heading>
      <p data-part="text" dir="auto">
        {firstCharacters(description, characters, ellipsis)}
      </p>
      <Link data-part="link" id={`${id}l`} href={href} aria-labelledby={`${id}l ${id}h`}>
        {moreLabel}
      </Link>
    </article>
  )
})
NoticeTeaser.displayName = 'NoticeTeaser'
