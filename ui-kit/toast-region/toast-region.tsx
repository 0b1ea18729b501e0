'use client'

import { type ComponentPropsWithoutRef, forwardRef, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/kit-context.ts'
import { Link } from '../internal/link.tsx'
import { listenToTopLayer, useTopModal } from '../internal/open-modals.ts'
import { type TextFor, textFor } from '../internal/text-for.ts'
import { type Tone, toneIcons } from '../internal/tone.ts'
import { useLatest } from '../internal/use-latest.ts'
import { useLayoutEffect } from '../internal/use-layout-effect.ts'
import { useOwnRef } from '../internal/use-own-ref.ts'
import { toastRegionMessages } from './toast-region.messages.ts'

export interface Toast {
  id: string | number
  /** What it means. `danger` is announced at once and stays longer; `data-tone` on the toast. */
  tone: Tone
  message: string
  /** A link below the message, such as to the record that it is about. */
  link?: { href: string; label: string }
}

export interface ToastRegionProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The messages, oldest first. */
  toasts: readonly Toast[]
  /** Called when the time of a toast is over or the user dismisses it: remove it from `toasts`. */
  onDismiss: (event: { id: Toast['id']; reason: 'timeout' | 'button' }) => void
  /**
   * Accessible name of the region.
   * @default 'Notifications'
   */
  label?: string
  /**
   * Accessible name of the button that removes a toast.
   * @default 'Dismiss'
   */
  dismissLabel?: string
  /**
   * Says how many toasts wait until there is room.
   * @default '2 more'
   */
  moreText?: TextFor<{ count: number; locale: string }>
  /**
   * How long a toast of each tone is shown, in ms. With Infinity it stays until the user dismisses it.
   * @default 12000 for `danger`, else 6000
   */
  durations?: Partial<Record<Tone, number>>
}

const DURATION_MS = 6000

/** More are not read before their time is over. */
const MOST = 3

/**
 * Short messages at the foot of the window, as wide as their texts. While there is a toast, the custom property
 * `--kit-toast-space` of the root element is the height of the region: leave that much space at the end of the page, and
 * below elements that stick to the foot. Renders a `<section popover>` on top of the top layer. While a modal dialog or a
 * full-screen element is open, it is in that element, so that it is neither covered nor inert. It has two live regions,
 * which must exist before the first message: `polite`, and `assertive` for the tone `danger`.
 * While the pointer or focus is on it, no toast times out. At most three toasts are shown, in at most half of the window.
 * The others wait, and a line says how many; their time begins when they are shown. Toasts of the tone `danger` do not wait.
 *
 * @csspart polite - The live region of ordinary messages.
 * @csspart assertive - The live region of the tone `danger`.
 * @csspart more - How many messages wait.
 * @csspart toast - A message. Not shown yet: `[data-state='waiting']`.
 * @csspart text - The text of a message.
 * @csspart dismiss - The button that takes a message away.
 */
export const ToastRegion = forwardRef<HTMLElement, ToastRegionProps>(function ToastRegion(props, ref) {
  const [texts, { toasts, onDismiss, durations, className, ...rest }, locale] = useTexts(
    'toastRegion',
    toastRegionMessages,
    props,
  )
  const root = useOwnRef(ref)
  const previousFocus = useRef<HTMLElement | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const newest = toasts.at(-1)?.id
  const isEmpty = newest === undefined
  const modal = useTopModal()
  const [waiting, setWaiting] = useState(0)
  const showWhatFits = () => root.current && setWaiting(toasts.length - countFitting(root.current))
  useLayoutEffect(() => void showWhatFits(), [toasts, modal])
  const latestShow = useLatest(showWhatFits)

  const raise = () => {
    const region = root.current
    // It is not in the document when its dialog has just been taken away. jsdom does not know the method.
    if (!region?.isConnected || !region.showPopover) return
    // What came into the top layer later is above the region. Showing the region again puts it on top.
    if (!isEmpty) region.hidePopover()
    region.showPopover()
    // Where there is not room for all toasts, the newest is seen.
    if (!isEmpty) region.scrollTop = 9e9
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another place the region is another element
  useEffect(raise, [newest, modal])
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another place the region is another element
  useEffect(() => {
    if (isEmpty) return
    return listenToTopLayer((event) => {
      // Not of a popover that goes, or is shown again: another region of toasts may do as this one does.
      if ((event as ToggleEvent).oldState !== 'open') raise()
    })
  }, [isEmpty, modal])

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another place the region is another element
  useEffect(() => {
    const region = root.current
    // Without a toast nothing is measured: it would be the first layout of a page. Neither jsdom nor happy-dom measures.
    if (isEmpty || !region || typeof ResizeObserver === 'undefined') return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      latestShow.current()
      style.setProperty('--kit-toast-space', `${region.offsetHeight}px`)
      scrollFocusAbove(region)
    })
    observer.observe(region)
    return () => {
      observer.disconnect()
      style.removeProperty('--kit-toast-space')
    }
  }, [isEmpty, modal])

  /** Moves focus away from a button that is about to be removed: otherwise focus would be lost. */
  const moveFocus = (button: HTMLElement) => {
    const others = [...(root.current?.querySelectorAll<HTMLElement>('[data-part=dismiss]') ?? [])]
    const next = others.find((other) => other !== button) ?? previousFocus.current
    if (button.matches(':focus')) next?.focus()
  }

  const polite = toasts.filter(({ tone }) => tone !== 'danger')
  /** @param after how many are above these in the region */
  const list = (of: readonly Toast[], after: number) =>
    of.map((toast, index) => (
      <ToastItem
        key={toast.id}
        toast={toast}
        waits={after + index < waiting}
        duration={
          hovered || focused || after + index < waiting
            ? Infinity
            : (durations?.[toast.tone] ?? (toast.tone === 'danger' ? 2 : 1) * DURATION_MS)
        }
        dismissLabel={texts.dismissLabel}
        onTimeout={() => onDismiss({ id: toast.id, reason: 'timeout' })}
        onButton={(button) => {
          // The button that is removed fires no `blur`.
          setFocused(false)
          moveFocus(button)
          onDismiss({ id: toast.id, reason: 'button' })
        }}
      />
    ))

  const region = (
    <section
      ref={root}
      popover="manual"
      aria-label={texts.label}
      {...rest}
      className={cx('kit-toast-region kit-no-print', className)}
      // A touch never leaves: its toasts would stay for ever.
      onPointerEnter={({ pointerType }) => setHovered(pointerType !== 'touch')}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget }) => {
        if (!root.current?.contains(relatedTarget)) previousFocus.current = relatedTarget as HTMLElement | null
        setFocused(true)
      }}
      onBlur={() => setFocused(false)}
    >
      {waiting > 0 && <p data-part="more">{textFor(texts.moreText, { count: waiting, locale })}</p>}
      <div role="status" data-part="polite">
        {list(polite, 0)}
      </div>
      <div role="alert" data-part="assertive">
        {list(
          toasts.filter(({ tone }) => tone === 'danger'),
          polite.length,
        )}
      </div>
    </section>
  )
  // Everything outside of a modal dialog or a full-screen element is inert: its buttons have no effect, and nothing in it is announced.
  return modal ? createPortal(region, modal) : region
})
ToastRegion.displayName = 'ToastRegion'

/** How many of the last toasts of the region there is room for: one at least. */
function countFitting(region: HTMLElement): number {
  let room = innerHeight / 2
  let fitting = 0
  for (const { offsetHeight } of [...region.querySelectorAll<HTMLElement>('[data-part=toast]')].reverse()) {
    room -= offsetHeight
    if (fitting > 0 && (room < 0 || fitting === MOST)) break
    fitting++
  }
  return fitting
}

/** Scrolls the focused element above the bar, if the bar covers it. */
function scrollFocusAbove(region: HTMLElement): void {
  const focused = document.activeElement
  if (!focused || region.contains(focused)) return
  const barTop = region.getBoundingClientRect().top
  const { top, bottom } = focused.getBoundingClientRect()
  // Not the whole page, which has the focus after a navigation.
  if (bottom > barTop && top < innerHeight && bottom - top < barTop) focused.scrollIntoView({ block: 'nearest' })
}

interface ToastItemProps {
  toast: Toast
  /** There is no room for it yet. */
  waits: boolean
  /** In ms. */
  duration: number
  dismissLabel: string
  onTimeout: () => void
  onButton: (button: HTMLElement) => void
}

function ToastItem({ toast, waits, duration, dismissLabel, onTimeout, onButton }: ToastItemProps) {
  const { tone, message, link } = toast
  const latestOnTimeout = useLatest(onTimeout)
  useEffect(() => {
    if (!Number.isFinite(duration)) return
    const timer = setTimeout(() => latestOnTimeout.current(), duration)
    return () => clearTimeout(timer)
  }, [duration])

  const ToneIcon = toneIcons[tone]
  return (
    <div data-part="toast" className="kit-tone" data-tone={tone} data-state={waits ? 'waiting' : undefined}>
      <ToneIcon />
      <div data-part="text">
        <span dir="auto">{message}</span>{' '}
        {link && (
          <Link href={link.href} dir="auto">
            {link.label}
          </Link>
        )}
      </div>
      <IconButton
        data-part="dismiss"
        size="small"
        label={dismissLabel}
        icon={<CloseIcon />}
        onClick={(event) => onButton(event.currentTarget)}
      />
    </div>
  )
}
