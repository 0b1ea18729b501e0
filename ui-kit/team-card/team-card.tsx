'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { cx } from '../internal/cx.ts'
import { Photo } from '../photo/photo.tsx'

export interface TeamCardProps extends ComponentPropsWithoutRef<'article'> {
  /** One or two sentences about the person. */
  children?: ReactNode
  /** Name of the person. */
  name: ReactNode
  /** What this person does, such as 'Head teacher'. */
  position: ReactNode
  /** URL of the photo. Without it the card shows a drawing of a person. */
  photoSrc?: string | null
  /**
   * Level of the heading.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4
}

/**
 * A person: a portrait, with name and position under it. Renders an `<article>`.
 *
 * @csspart photo - The portrait.
 * @csspart heading - The name.
 * @csspart position - The position.
 * @csspart text - The text.
 * @csspartsOf Photo
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
        <bdi>{name}</bdi>
      </Heading>
      <p data-part="position">{position}</p>
      {children && <div data-part="text">{children}</div>}
    </article>
  )
})
TeamCard.displayName = 'TeamCard'
