import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { cx } from '../internal/cx.ts'
import { Photo } from '../photo/index.ts'

export interface TeamCardProps extends ComponentPropsWithoutRef<'article'> {
  /** A sentence or two about the person. */
  children?: ReactNode
  /** Who it is. */
  name: string
  /** What this person is at the school. */
  position: string
  /** Address of the photo. Nothing: the drawing of a person. */
  photoSrc?: string | null
  /** Level of the heading on the page around the card. */
  headingLevel?: 2 | 3 | 4
}

/**
 * Somebody of the school: a portrait glued into the book, name and position under it. Renders an `<article>`.
 *
 * Parts: `photo`, `heading`, `position`, `text`.
 */
export const TeamCard = forwardRef<HTMLElement, TeamCardProps>(function TeamCard(
  { name, position, photoSrc, headingLevel = 3, children, className, ...rest },
  ref,
) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <article ref={ref} aria-labelledby={id} {...rest} className={cx('kit-team-card', className)}>
      <Photo data-part="photo" src={photoSrc} alt="" fallback="person" width={112} height={112} />
      <Heading data-part="heading" id={id}>
        {name}
      </Heading>
      <p data-part="position">{position}</p>
      {children && <div data-part="text">{children}</div>}
    </article>
  )
})
