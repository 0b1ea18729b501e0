'use client'

import { forwardRef } from 'react'
import { cx } from '../internal/cx.ts'
import type { Ellipsis } from '../internal/first-words.ts'
import { useTexts } from '../internal/kit-context.ts'
import { Link } from '../internal/link.tsx'
import { NoticeFrame, type NoticeProps } from '../internal/notice-frame.tsx'
import { noticeTeaserMessages } from './notice-teaser.messages.ts'

export interface NoticeTeaserProps extends NoticeProps {
  /**
   * The same photo in other sizes, as `srcset` of `<img>`. The photo is as wide as the teaser, at most 20rem, and two
   * thirds as high.
   */
  photoSrcSet?: string
  /**
   * How many characters of the description are shown.
   * @default 60
   */
  characters?: number
}

/**
 * A short version of a notice, for a home page. It fills its place in the grid. Renders an `<article>`.
 * The whole teaser is clickable; only the link takes focus.
 *
 * @csspartsOf NoticeFrame
 */
export const NoticeTeaser = forwardRef<HTMLElement, NoticeTeaserProps>(function NoticeTeaser(props, ref) {
  const [texts, { description, characters = 60, ellipsis, className, ...rest }, locale] = useTexts(
    'noticeTeaser',
    noticeTeaserMessages,
    props,
  )
  return (
    <NoticeFrame
      {...rest}
      {...texts}
      locale={locale}
      ref={ref}
      className={cx('kit-notice-teaser', className)}
      sizes="(max-width: 40rem) 92vw, 20rem"
      text={firstCharacters(description, characters, ellipsis)}
      linkAs={Link}
    />
  )
})
NoticeTeaser.displayName = 'NoticeTeaser'

/**
 * The first `count` characters of a text. Three dots follow if there are more, or always. It counts code points, so that
 * a character of two UTF-16 code units is not cut in half.
 */
function firstCharacters(text: string, count: number, ellipsis: Ellipsis = 'cut'): string {
  const characters = [...text]
  return characters.slice(0, count).join('') + (ellipsis === 'always' || characters.length > count ? '...' : '')
}
