'use client'

import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  forwardRef,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  version,
} from 'react'
import { cx } from '../internal/cx.ts'
import { useOwnRef } from '../internal/use-own-ref.ts'
import { useServerStyle } from '../internal/use-server-style.ts'
import { NoticeFallback, PersonFallback, SchoolFallback } from './fallbacks.tsx'

/** A drawing of the kit that is shown in place of a missing photo. */
export type PhotoFallback = 'school' | 'person' | 'notice'

export interface PhotoProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** URL of the photo. Without it, or when it fails to load, the fallback is shown. */
  src?: string | null
  /** What the photo shows; the fallback has the same name. An empty string marks the picture as decoration. */
  alt: string
  /**
   * Shown while there is no photo: a drawing of the kit, or your own element.
   * @default 'school'
   */
  fallback?: PhotoFallback | Exclude<ReactNode, string>
  /**
   * Width, in px or as a CSS length. It does not depend on the photo, so that nothing moves when the photo has loaded.
   * @default '100%'
   */
  width?: number | string
  /**
   * Height, in px or as a CSS length.
   * @default 'auto'
   */
  height?: number | string
  /**
   * `cover` crops the photo to fill the space, `contain` shows all of it.
   * @default 'cover'
   */
  fit?: 'cover' | 'contain'
  /**
   * Load the photo at once and with high priority. Otherwise it loads when it is near the visible part of the page.
   * @default false
   */
  eager?: boolean
  /** As on `<img>`. */
  srcSet?: string
  /** As on `<img>`. */
  sizes?: string
  /**
   * `data-shape` on the root.
   * @default 'square'
   */
  shape?: 'square' | 'round'
}

/** React 18 does not know the prop, React 19 warns of the attribute. */
const FETCH_PRIORITY = version.startsWith('18') ? 'fetchpriority' : 'fetchPriority'

const drawings = { school: SchoolFallback, person: PersonFallback, notice: NoticeFallback }

const length = (value: number | string | undefined) =>
  typeof value === 'number' ? `calc(${value / 16} * var(--kit-rem))` : value

/**
 * A photo, or a drawing while there is none. Its size is fixed, so that the elements around it do not move. Renders a
 * `<span>` with an `<img>` in it.
 *
 * State: `data-state="loading | loaded | missing"`.
 *
 * @csspart image - The photo.
 * @csspart fallback - The drawing while there is no photo.
 * @cssproperty --kit-photo-width - The width.
 * @cssproperty --kit-photo-height - The height.
 */
export const Photo = forwardRef<HTMLSpanElement, PhotoProps>(function Photo(
  {
    src,
    alt,
    fallback = 'school',
    width,
    height,
    fit = 'cover',
    eager = false,
    srcSet,
    sizes,
    shape = 'square',
    className,
    style,
    ...rest
  },
  ref,
) {
  const root = useOwnRef(ref)
  useServerStyle(root)
  const image = useRef<HTMLImageElement>(null)
  // The outcome is stored with its URL: another `src` is 'loading' again in the same render.
  const [outcome, setOutcome] = useState<{ src: string; loaded: boolean }>()
  const current = outcome && outcome.src === src ? outcome : undefined
  const state = !src ? 'missing' : !current ? 'loading' : current.loaded ? 'loaded' : 'missing'

  const finish = useCallback(
    (loaded: boolean) => {
      if (src) setOutcome({ src, loaded })
    },
    [src],
  )

  // A server-rendered image can load or fail before React has attached its listeners.
  useEffect(() => {
    const element = image.current
    if (!element?.complete) return
    if (element.naturalWidth) finish(true)
    else element.decode?.().catch(() => finish(false))
  }, [finish])

  const Drawing = typeof fallback === 'string' ? drawings[fallback as PhotoFallback] : undefined

  return (
    <span
      {...rest}
      ref={root}
      className={cx('kit-photo', className)}
      style={{ '--kit-photo-width': length(width), '--kit-photo-height': length(height), ...style } as CSSProperties}
      data-state={state}
      data-fit={fit}
      data-shape={shape}
    >
      {state === 'missing' ? (
        <span data-part="fallback" {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
          {Drawing ? <Drawing /> : fallback}
        </span>
      ) : (
        <img
          data-part="image"
          ref={image}
          src={src ?? undefined}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          {...(eager && { [FETCH_PRIORITY]: 'high' })}
          decoding="async"
          onLoad={() => finish(true)}
          onError={() => finish(false)}
        />
      )}
    </span>
  )
})
Photo.displayName = 'Photo'
