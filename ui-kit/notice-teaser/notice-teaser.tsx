import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react'
import { cx } from '../internal/cx.ts'
import { firstCharacters } from '../internal/first-characters.ts'
import { Photo } from '../photo/index.ts'

export interface NoticeTeaserProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** The notice's title. */
  heading: string
  /** The whole description; the teaser shows its first characters. */
  description: string
  /** The notice's own page. */
  href: string
  /** Address of the photo. Nothing: the drawing of an empty board. */
  photoSrc?: string | null
  /** Other sizes of the photo. The slot is as wide as the teaser, 20rem at most, and two thirds as high. */
  photoSrcSet?: string
  /** Empty by default: the heading beside it says what the notice is about. */
  photoAlt?: string
  /** Text of the link. */
  moreLabel?: string
  /** How many characters of the description are shown; three dots follow. */
  characters?: number
  /** The teaser is seen at once: do not wait for it to come near before the photo loads. */
  eager?: boolean
  /** Level of the heading on the page around the teaser. */
  headingLevel?: 2 | 3 | 4
}

/**
 * A notice in short, for the first page: a leaf of the pad, as wide as its place in the grid. Renders an `<article>`.
 * The whole leaf can be clicked; the link alone takes focus.
 *
 * Parts: `photo`, `heading`, `text`, `link`.
 */
export const NoticeTeaser = forwardRef<HTMLElement, NoticeTeaserProps>(function NoticeTeaser(
  {
    heading,
    description,
    href,
    photoSrc,
    photoSrcSet,
    photoAlt = '',
    moreLabel = 'Read More',
    characters = 60,
    eager,
    headingLevel = 3,
    className,
    ...rest
  },
  ref,
) {
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
      <Heading data-part="heading" id={`${id}h`}>
        {heading}
      </Heading>
      <p data-part="text">{firstCharacters(description, characters)}</p>
      <a data-part="link" id={`${id}l`} href={href} aria-labelledby={`${id}l ${id}h`}>
        {moreLabel}
      </a>
    </article>
  )
})
