import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  forwardRef,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { cx } from '../internal/cx.ts'
import { NoticeFallback, PersonFallback, SchoolFallback } from './fallbacks.tsx'

/** Which of the kit's own drawings stands in for a photo that is missing. */
export type PhotoFallback = 'school' | 'person' | 'notice'

export interface PhotoProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Address of the photo. Nothing, or one that fails to load: the fallback is shown. */
  src?: string | null
  /** What the photo shows; it names the fallback too. Empty: the picture is decoration. */
  alt: string
  /** The kit's drawing, or anything of your own, shown while there is no photo. */
  fallback?: PhotoFallback | Exclude<ReactNode, string>
  /** Width of the slot, px or a CSS length. The slot has its size before the photo arrives. */
  width?: number | string
  /** Height of the slot, px or a CSS length. */
  height?: number | string
  /** Fill the slot and crop, or show all of the photo on paper. */
  fit?: 'cover' | 'contain'
  /** Load at once and before others (the first one in view); otherwise the photo loads when it comes near. */
  eager?: boolean
  /** Other sizes of the photo, as on `<img>`. */
  srcSet?: string
  /** Which of them to take, as on `<img>`. */
  sizes?: string
  /** `data-shape` on the root. */
  shape?: 'square' | 'round'
}

const drawings = { school: SchoolFallback, person: PersonFallback, notice: NoticeFallback }

const length = (value: number | string | undefined) => (typeof value === 'number' ? `${value / 16}rem` : value)

/**
 * A photo in a slot that never moves what stands around it. Renders a `<span>` with an `<img>` in it, or the
 * fallback drawing under the same name.
 *
 * State: `data-state="loading | loaded | missing"`. Parts: `image`, `fallback`.
 * Custom properties: `--kit-photo-width`, `--kit-photo-height`.
 */
export const Photo = forwardRef<HTMLSpanElement, PhotoProps>(function Photo(
  {
    src,
    alt,
    fallback = 'school',
    width = '100%',
    height = 'auto',
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
  const image = useRef<HTMLImageElement>(null)
  // The outcome belongs to one address: another src starts again as 'loading' in the same render.
  const [outcome, setOutcome] = useState<{ src: string; loaded: boolean }>()
  const settled = outcome && outcome.src === src ? outcome : undefined
  const state = !src ? 'missing' : !settled ? 'loading' : settled.loaded ? 'loaded' : 'missing'

  const settle = useCallback(
    (loaded: boolean) => {
      if (src) setOutcome({ src, loaded })
    },
    [src],
  )

  // A server-rendered image may have loaded, or failed, before React was there to hear it.
  useEffect(() => {
    const element = image.current
    if (!element?.complete) return
    if (element.naturalWidth) settle(true)
    else element.decode?.().catch(() => settle(false))
  }, [settle])

  const Drawing = typeof fallback === 'string' ? drawings[fallback as PhotoFallback] : undefined

  return (
    <span
      {...rest}
      ref={ref}
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
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onLoad={() => settle(true)}
          onError={() => settle(false)}
        />
      )}
    </span>
  )
})
