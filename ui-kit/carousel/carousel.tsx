import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { ChevronIcon, PauseIcon, PlayIcon } from '../icons/index.ts'
import { cx } from '../internal/cx.ts'
import { LinkButton } from '../link-button/index.ts'

export interface CarouselSlide {
  heading: string
  text: ReactNode
  /** Fills the other half of the slide; an `<svg>` or `<img>` is made to cover it. */
  picture: ReactNode
  href?: string
  linkLabel?: string
}

export interface CarouselProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** What is shown here, for a screen reader. */
  label: string
  /** What is shown, one after the other. */
  slides: readonly CarouselSlide[]
  /** How long a slide stays, ms. 0: it only moves when somebody moves it. */
  interval?: number
  /** Level of the headings on the page around it. */
  headingLevel?: 2 | 3
  /** Names the button that stops it. */
  pauseLabel?: string
  /** Names the button that lets it go on. */
  playLabel?: string
  /** Names the button that goes one back. */
  previousLabel?: string
  /** Names the button that goes one on. */
  nextLabel?: string
  /** Which slide it is, such as '2 of 3'. */
  positionText?: (position: { index: number; count: number }) => string
}

/**
 * Slides side by side in a strip that snaps from one to the next. Renders a `<section>`.
 *
 * Without script it is a strip to scroll. With it, slides change by themselves until somebody pauses them, and hold
 * still while the pointer or the focus is on them or the tab is hidden. Where motion is unwanted nothing moves until
 * it is asked to. A screen reader hears the new slide only when a person moved it.
 *
 * State: `data-state="still | playing"`, none before the script has started. Parts: `frame`, `controls`, `strip`, `slide`,
 * `picture`, `heading`, `text`, `position`.
 */
export const Carousel = forwardRef<HTMLElement, CarouselProps>(function Carousel(
  {
    label,
    slides,
    interval = 7000,
    headingLevel = 2,
    pauseLabel = 'Pause',
    playLabel = 'Play',
    previousLabel = 'Previous slide',
    nextLabel = 'Next slide',
    positionText = ({ index, count }) => `${index + 1} of ${count}`,
    className,
    ...rest
  },
  ref,
) {
  const strip = useRef<HTMLUListElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [index, setIndex] = useState(0)
  const [state, setState] = useState<'still' | 'playing'>()
  const [attended, setAttended] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const count = slides.length
  const Heading = `h${headingLevel}` as const

  useEffect(() => {
    const moving = interval > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches
    setState(moving ? 'playing' : 'still')
  }, [interval])

  const show = (next: number) => {
    const wrapped = (next + count) % count
    const slide = strip.current?.children[wrapped] as HTMLElement | undefined
    clearTimeout(settling.current)
    // offsetLeft is negative from right to left, and so is the way to scroll there
    strip.current?.scrollTo?.({ left: slide?.offsetLeft ?? 0 })
    setIndex(wrapped)
    return wrapped
  }
  const move = (next: number) => {
    const shown = show(next)
    setAnnouncement(`${positionText({ index: shown, count })}: ${slides[shown]?.heading}`)
  }

  // A hand on the strip moves it too; once a slide stands square in view, it is the current one.
  const follow = () => {
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
      const position = Math.abs(scrollLeft) / clientWidth
      const nearest = Math.round(position)
      if (Math.abs(position - nearest) < 0.02) setIndex(nearest)
      else follow()
    }, 120)
  }
  useEffect(() => () => clearTimeout(settling.current), [])

  const advance = useRef(() => {})
  useEffect(() => {
    advance.current = () => void show(index + 1)
  })
  useEffect(() => {
    if (state !== 'playing' || attended || count < 2 || !interval) return
    const timer = setInterval(() => {
      if (!document.hidden) advance.current()
    }, interval)
    return () => clearInterval(timer)
  }, [state, attended, count, interval])

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      {...rest}
      ref={ref}
      className={cx('kit-carousel', className)}
      data-state={state}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody is looking */}
      <div
        data-part="frame"
        onPointerEnter={() => setAttended(true)}
        onPointerLeave={() => setAttended(false)}
        onFocus={() => setAttended(true)}
        onBlur={(event) => setAttended(event.currentTarget.contains(event.relatedTarget))}
      >
        {count > 1 && (
          <div data-part="controls">
            {interval > 0 && (
              <IconButton
                label={state === 'playing' ? pauseLabel : playLabel}
                icon={state === 'playing' ? <PauseIcon /> : <PlayIcon />}
                onClick={() => setState(state === 'playing' ? 'still' : 'playing')}
              />
            )}
            <span data-part="position">{positionText({ index, count })}</span>
            <IconButton
              data-part="previous"
              label={previousLabel}
              icon={<ChevronIcon />}
              onClick={() => move(index - 1)}
            />
            <IconButton data-part="next" label={nextLabel} icon={<ChevronIcon />} onClick={() => move(index + 1)} />
          </div>
        )}
        <ul
          data-part="strip"
          ref={strip}
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          tabIndex={0}
          onScroll={follow}
          onKeyDown={(event) => {
            if (event.target !== event.currentTarget) return
            const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
            if (!step) return
            event.preventDefault()
            move(index + (event.currentTarget.matches(':dir(rtl)') ? -step : step))
          }}
        >
          {slides.map(({ heading, text, picture, href, linkLabel }) => (
            <li key={heading} data-part="slide">
              <div data-part="text">
                <Heading data-part="heading">{heading}</Heading>
                {typeof text === 'string' ? <p>{text}</p> : text}
                {href && <LinkButton href={href}>{linkLabel}</LinkButton>}
              </div>
              <div data-part="picture">{picture}</div>
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
