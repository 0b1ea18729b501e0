import { type ComponentPropsWithoutRef, forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons/index.ts'
import { cx } from '../internal/cx.ts'

export interface Toast {
  id: string | number
  tone: 'success' | 'error' | 'info'
  message: string
}

export interface ToastRegionProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** What is said, the oldest first. */
  toasts: readonly Toast[]
  /** A toast's time is over, or somebody put it away: take it out of `toasts`. */
  onDismiss: (event: { id: Toast['id']; reason: 'timeout' | 'button' }) => void
  /** Names the region for a screen reader. */
  label?: string
  /** Names the button that puts a toast away. */
  dismissLabel?: string
  /** How long each tone stays, ms. Infinity stays until it is put away. */
  durations?: Partial<Record<Toast['tone'], number>>
}

const DURATIONS = { success: 6000, info: 6000, error: 12000 }
const ICONS = { success: CheckIcon, info: InfoIcon, error: WarningIcon }

/**
 * Short messages at the page's edge. Renders a `<section popover>` in the top layer, so that a dialog does not cover
 * it, with two live regions that are in place before the first message: `polite`, and `assertive` for errors.
 * Pointer or focus on it stops the clock. Parts: `polite`, `assertive`, `toast`, `dismiss`.
 */
export const ToastRegion = forwardRef<HTMLElement, ToastRegionProps>(function ToastRegion(
  { toasts, onDismiss, label = 'Notifications', dismissLabel = 'Dismiss', durations, className, ...rest },
  ref,
) {
  const root = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const [paused, setPaused] = useState(false)
  useImperativeHandle(ref, () => root.current as HTMLElement)
  const newest = toasts.at(-1)?.id

  useEffect(() => {
    const region = root.current
    // A dialog that opened since lies above: shown anew, the region is on top again.
    if (newest !== undefined && document.querySelector('dialog[open]')) region?.hidePopover?.()
    if (!region?.matches(':popover-open')) region?.showPopover?.()
  }, [newest])

  /** Focus must not fall to the page's start when the button that has it goes away. */
  const moveFocus = (button: HTMLElement) => {
    const others = [...(root.current?.querySelectorAll<HTMLElement>('[data-part=dismiss]') ?? [])]
    const next = others.find((other) => other !== button) ?? cameFrom.current
    if (button === document.activeElement) next?.focus()
  }

  const list = (of: readonly Toast[]) =>
    of.map((toast) => (
      <ToastSlip
        key={toast.id}
        toast={toast}
        lasts={paused ? Infinity : (durations?.[toast.tone] ?? DURATIONS[toast.tone])}
        dismissLabel={dismissLabel}
        onTimeout={() => onDismiss({ id: toast.id, reason: 'timeout' })}
        onButton={(button) => {
          moveFocus(button)
          onDismiss({ id: toast.id, reason: 'button' })
        }}
      />
    ))

  return (
    <section
      ref={root}
      popover="manual"
      aria-label={label}
      {...rest}
      className={cx('kit-toast-region', className)}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={({ relatedTarget }) => {
        if (!root.current?.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null
        setPaused(true)
      }}
      onBlur={() => setPaused(false)}
    >
      <div role="status" data-part="polite">
        {list(toasts.filter(({ tone }) => tone !== 'error'))}
      </div>
      <div role="alert" data-part="assertive">
        {list(toasts.filter(({ tone }) => tone === 'error'))}
      </div>
    </section>
  )
})

interface ToastSlipProps {
  toast: Toast
  /** ms */
  lasts: number
  dismissLabel: string
  onTimeout: () => void
  onButton: (button: HTMLElement) => void
}

function ToastSlip({ toast: { tone, message }, lasts, dismissLabel, onTimeout, onButton }: ToastSlipProps) {
  const whenOver = useRef(onTimeout)
  useEffect(() => {
    whenOver.current = onTimeout
  })
  useEffect(() => {
    if (!Number.isFinite(lasts)) return
    const timer = setTimeout(() => whenOver.current(), lasts)
    return () => clearTimeout(timer)
  }, [lasts])

  const ToneIcon = ICONS[tone]
  return (
    <div data-part="toast" data-tone={tone}>
      <ToneIcon />
      <span>{message}</span>
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
