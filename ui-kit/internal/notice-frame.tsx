'use client'

import { type ComponentPropsWithoutRef, type ElementType, forwardRef, type ReactNode, useId } from 'react'
import { Badge } from '../badge/badge.tsx'
import { ClipIcon } from '../icons/icons.tsx'
import { Photo, type PhotoProps } from '../photo/photo.tsx'
import type { Ellipsis } from './first-words.ts'
import { textFor } from './text-for.ts'

/** The accessible name of the clip. */
export type FileCountText = (values: { count: number; locale: string }) => string

/** A mark that is not in the language of the page. */
export interface NoticeMark {
  text: string
  /** BCP 47 tag. */
  lang?: string | undefined
}

/** Props of every short form of a notice. */
export interface NoticeProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** The notice's title. */
  heading: string
  /** The language of the heading, as a BCP 47 tag, where it is not that of the page. */
  headingLang?: string
  /** The full description; only its beginning is shown. */
  description: string
  /** The language of the description, where it is not that of the page. */
  textLang?: string
  /** One line under the heading, such as the day, the time and the place of an event. */
  details?: string
  /** A word in a band over the photo, such as 'Cancelled': the event does not take place, and `details` are struck through. */
  cancelled?: string | undefined
  /** What marks the notice, each in one or two words, such as 'On top'. They lie over its photo. */
  marks?: readonly (string | NoticeMark)[]
  /** How many files it has: a clip with the number, behind the marks. */
  fileCount?: number
  /**
   * Accessible name of the clip.
   * @default '2 files'
   */
  fileCountText?: string | FileCountText
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
  /** The language that numbers follow. */
  locale: string
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
 * @csspart band - The band of an event that does not take place.
 * @csspart files - The clip with the number of files.
 * @csspart heading - The heading.
 * @csspart details - The line under the heading.
 * @csspart text - The shown part of the description.
 * @csspart link - The link to the notice.
 * @csspartsOf Photo
 */
export const NoticeFrame = forwardRef<HTMLElement, FrameProps>(function NoticeFrame(props, ref) {
  const {
    heading,
    headingLang,
    textLang,
    details,
    cancelled,
    marks = [],
    fileCount = 0,
    fileCountText = '',
    locale,
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
      {cancelled && <p data-part="band">{cancelled}</p>}
      {(marks.length > 0 || fileCount > 0) && (
        <p data-part="marks">
          {marks.map((mark) => {
            const { text, lang } = typeof mark === 'string' ? { text: mark } : mark
            return (
              <Badge key={text} lang={lang} dir={lang && 'auto'}>
                {text}
              </Badge>
            )
          })}
          {fileCount > 0 && (
            <Badge data-part="files" role="img" aria-label={textFor(fileCountText, { count: fileCount, locale })}>
              <ClipIcon /> {fileCount.toLocaleString(locale)}
            </Badge>
          )}
        </p>
      )}
      <Heading data-part="heading" id={`${id}h`} dir="auto" lang={headingLang}>
        {heading}
      </Heading>
      {details && (
        <p data-part="details" dir="auto">
          {cancelled ? <s>{details}</s> : details}
        </p>
      )}
      <p data-part="text" dir="auto" lang={textLang}>
        {text}
      </p>
      {children}
      <MoreLink data-part="link" id={`${id}l`} href={href} aria-labelledby={`${id}l ${id}h`}>
        {linkLabel}
      </MoreLink>
    </article>
  )
})
