'use client'

import { type ComponentPropsWithoutRef, type ElementType, forwardRef, type ReactNode, useId } from 'react'
import { Badge } from '../badge/badge.tsx'
import { Photo, type PhotoProps } from '../photo/photo.tsx'
import type { Ellipsis } from './first-words.ts'

/** Props of every short form of a notice. */
export interface NoticeProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** The notice's title. */
  heading: string
  /** The full description; only its beginning is shown. */
  description: string
  /** One line under the heading, such as the day, the time and the place of an event. */
  details?: string
  /** What marks the notice, each in one or two words, such as 'On top'. They lie over its photo. */
  marks?: readonly string[]
  /** URL of the notice's page. */
  href: string
  /** URL of the photo. Without it there is a drawing of an empty board. */
  photoSrc?: string | null
  /**
   * What the photo shows. An empty string marks it as decoration: the heading says what the notice is about.
   * @default ''
   */
  photoAlt?: string
  /**
   * Text of the link.
   * @default 'Read more'
   */
  linkLabel?: string
  /**
   * When an ellipsis follows the shown part: if it is not the whole description (`cut`), or `always`.
   * @default 'cut'
   */
  ellipsis?: Ellipsis
  /** It is visible when the page opens: load its photo at once, not when it scrolls into view. */
  eager?: boolean
  /**
   * Level of the heading.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4
}

interface FrameProps extends Omit<NoticeProps, 'description' | 'ellipsis'>, Pick<PhotoProps, 'sizes' | 'height'> {
  photoSrcSet?: string
  /** The shown part of the description. */
  text: string
  /** Renders the link to the notice's page. */
  linkAs: ElementType
  /** Content between the text and the link. */
  children?: ReactNode
}

/**
 * What the short forms of a notice have in common.
 *
 * @csspart photo - The photo.
 * @csspart marks - The marks over the photo.
 * @csspart heading - The heading.
 * @csspart details - The line under the heading.
 * @csspart text - The shown part of the description.
 * @csspart link - The link to the notice.
 * @csspartsOf Photo
 */
export const NoticeFrame = forwardRef<HTMLElement, FrameProps>(function NoticeFrame(props, ref) {
  const {
    heading,
    details,
    marks = [],
    text,
    href,
    linkAs: MoreLink,
    linkLabel,
    children,
    headingLevel = 3,
    ...frame
  } = props
  const { photoSrc, photoSrcSet, photoAlt = '', sizes, height, eager, ...rest } = frame
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <article ref={ref} aria-labelledby={`${id}h`} {...rest}>
      <Photo
        data-part="photo"
        src={photoSrc}
        srcSet={photoSrcSet}
        sizes={sizes}
        alt={photoAlt}
        fallback="notice"
        height={height}
        eager={eager}
      />
      {marks.length > 0 && (
        <p data-part="marks">
          {marks.map((mark) => (
            <Badge key={mark}>{mark}</Badge>
          ))}
        </p>
      )}
      <Heading data-part="heading" id={`${id}h`} dir="auto">
        {heading}
      </Heading>
      {details && (
        <p data-part="details" dir="auto">
          {details}
        </p>
      )}
      <p data-part="text" dir="auto">
        {text}
      </p>
      {children}
      <MoreLink data-part="link" id={`${id}l`} href={href} aria-labelledby={`${id}l ${id}h`}>
        {linkLabel}
      </MoreLink>
    </article>
  )
})
