'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ChevronIcon, PauseIcon, PlayIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/kit-context.ts'
import { useLabelSeparator } from '../internal/label-separator.ts'
import { useLatest } from '../internal/use-latest.ts'
import { LinkButton } from '../link-button/link-button.tsx'
import { carouselMessages } from './carousel.messages.ts'

export interface CarouselSlide {
  heading: ReactNode
  text: ReactNode
  /** Fills the other half of the slide. An `<svg>` or `<img>` covers it. */
  picture: ReactNode
  /** URL of a page with more about it. Without it there is no link. */
  href?: string
  linkLabel?: ReactNode
}

export interface CarouselProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Accessible name of the carousel. */
  label: string
  /** The slides, in order. */
  slides: readonly CarouselSlide[]
  /**
   * How long each slide is shown, in ms. With 0 the slides do not change by themselves.
   * @default 7000
   */
  interval?: number
  /**
   * The slide to show, from 0; then the slides do not change by themselves. For a preview of a slide that is being
   * written.
   */
  currentSlide?: number
  /**
   * Level of the headings of the slides.
   * @default 2
   */
  headingLevel?: 2 | 3
  /**
   * What screen readers call it, in place of 'region'.
   * @default 'carousel'
   */
  kindLabel?: string
  /**
   * Accessible name of the button that pauses.
   * @default 'Pause'
   */
  pauseLabel?: string
  /**
   * Accessible name of the button that continues.
   * @default 'Play'
   */
  playLabel?: string
  /**
   * Accessible name of the button to the previous slide.
   * @default 'Previous slide'
   */
  previousLabel?: string
  /**
   * Accessible name of the button to the next slide.
   * @default 'Next slide'
   */
  nextLabel?: string
  /**
   * Which slide is shown; `index` counts from 0. `locale` is the language of the component.
   * @default '2 of 3'
   */
  positionText?: (position: { index: number; count: number; locale: string }) => string
}

/**
 * Slides side by side in a strip that scrolls from one to the next. Renders a `<section>`.
 *
 * Before the script runs, the user can scroll the strip. After that, slides change by themselves until the user pauses
 * them. They wait while the pointer or focus is on them or the tab is hidden. With `prefers-reduced-motion` they start
 * paused. Screen readers announce a new slide only when the user changed it.
 *
 * State: `data-state="still | playing"`, none before the script runs.
 *
 * @csspart frame - The box around strip and controls.
 * @csspart controls - The row of buttons.
 * @csspart position - Which slide is shown, as a text.
 * @csspart previous - The button to the slide before.
 * @csspart next - The button to the slide after.
 * @csspart strip - The list of slides, which scrolls.
 * @csspart slide - One slide.
 * @csspart text - Heading, text and link of a slide.
 * @csspart heading - The heading of a slide.
 * @csspart picture - The picture of a slide.
 */
export const Carousel = forwardRef<HTMLElement, CarouselProps>(function Carousel(props, ref) {
  const [texts, { label, slides, interval = 7000, currentSlide, headingLevel = 2, className, ...rest }, locale] =
    useTexts('carousel', carouselMessages, props)
  const labelEnd = useLabelSeparator(rest)
  const strip = useRef<HTMLUListElement>(null)
  const scrollTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [index, setIndex] = useState(0)
  const [state, setState] = useState<'still' | 'playing'>()
  const [isWatched, setIsWatched] = useState(false)
  const [announcement, setAnnouncement] = useState<ReactNode>()
  const count = slides.length
  const Heading = `h${headingLevel}` as const

  const isHeld = currentSlide !== undefined
  useEffect(() => {
    const moving = interval > 0 && !isHeld && !window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
    setState(moving ? 'playing' : 'still')
  }, [interval, isHeld])

  const show = (next: number) => {
    const wrapped = (next + count) % count
    const slide = strip.current?.children[wrapped] as HTMLElement | undefined
    clearTimeout(scrollTimer.current)
    // With dir="rtl" offsetLeft is negative, and so is the scroll position.
    strip.current?.scrollTo?.({ left: slide?.offsetLeft ?? 0 })
    setIndex(wrapped)
    return wrapped
  }
  const showCurrent = useLatest(() => currentSlide !== undefined && count > 0 && show(currentSlide))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it shows another slide when the prop changes
  useEffect(() => void showCurrent.current(), [currentSlide])
  const move = (next: number) => {
    const shown = show(next)
    setAnnouncement(
      <>
        {texts.positionText({ index: shown, count, locale })}
        {labelEnd}
        {slides[shown]?.heading}
      </>,
    )
  }

  // The user can also scroll the strip: a slide becomes the current one when the strip stops at it.
  const onScroll = () => {
    clearTimeout(scrollTimer.current)
    scrollTimer.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
      const position = Math.abs(scrollLeft) / clientWidth
      const nearest = Math.round(position)
      if (Math.abs(position - nearest) < 0.02) setIndex(nearest)
      else onScroll()
    }, 120)
  }
  useEffect(() => () => clearTimeout(scrollTimer.current), [])

  const advance = useLatest(() => show(index + 1))
  useEffect(() => {
    if (state !== 'playing' || isWatched || count < 2 || !interval) return
    const timer = setInterval(() => {
      if (!document.hidden) advance.current()
    }, interval)
    return () => clearInterval(timer)
  }, [state, isWatched, count, interval])

  return (
    <section
      aria-roledescription={texts.kindLabel}
      aria-label={label}
      {...rest}
      ref={ref}
      className={cx('kit-carousel', className)}
      data-state={state}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only pauses while the pointer or focus is here */}
      <div
        data-part="frame"
        onPointerEnter={() => setIsWatched(true)}
        onPointerLeave={() => setIsWatched(false)}
        onFocus={() => setIsWatched(true)}
        onBlur={(event) => setIsWatched(event.currentTarget.contains(event.relatedTarget))}
      >
        {count > 1 && (
          <div data-part="controls">
            {interval > 0 && (
              <IconButton
                label={state === 'playing' ? texts.pauseLabel : texts.playLabel}
                icon={state === 'playing' ? <PauseIcon /> : <PlayIcon />}
                onClick={() => setState(state === 'playing' ? 'still' : 'playing')}
              />
            )}
            <span data-part="position">{texts.positionText({ index, count, locale })}</span>
            <IconButton
              data-part="previous"
              label={texts.previousLabel}
              icon={<ChevronIcon />}
              onClick={() => move(index - 1)}
            />
            <IconButton
              data-part="next"
              label={texts.nextLabel}
              icon={<ChevronIcon />}
              onClick={() => move(index + 1)}
            />
          </div>
        )}
        <ul
          data-part="strip"
          ref={strip}
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard user must be able to scroll it
          tabIndex={0}
          onScroll={onScroll}
          onKeyDown={(event) => {
            if (event.target !== event.currentTarget) return
            const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
            if (!step) return
            event.preventDefault()
            move(index + (event.currentTarget.matches(':dir(rtl)') ? -step : step))
          }}
        >
          {slides.map(({ heading, text, picture, href, linkLabel }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place.
            <li key={at} data-part="slide">
              {/* Before the text: on a phone it is above it, and a page that is painted while it arrives shall not move. */}
              <div data-part="picture">{picture}</div>
              <div data-part="text">
                <Heading data-part="heading" dir="auto">
                  {heading}
                </Heading>
                {typeof text === 'string' ? <p dir="auto">{text}</p> : text}
                {href && <LinkButton href={href}>{linkLabel}</LinkButton>}
              </div>
            </li>
          ))}
        </ul>
      </div>
      <span className="kit-visually-hidden" role="status">
        {announcement}
      </span>
    </section>
  )
})
Carousel.displayName = 'Carousel'
