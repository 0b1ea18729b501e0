import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { type ButtonLook, buttonLook } from '../internal/button-look.ts'
import { Spinner } from '../spinner/index.ts'

export interface ButtonProps extends ComponentPropsWithoutRef<'button'>, ButtonLook {
  /** What happens, in one or two words. */
  children?: ReactNode
  /** The action of this button is running: it shows a spinner and is disabled. Selector: `[data-state='busy']`. */
  busy?: boolean
  /**
   * The text while busy.
   * @default `children`
   */
  busyLabel?: string
}

/**
 * A button. Renders a `<button>` with `type="button"` by default.
 *
 * Custom properties: `--kit-button-background`, `--kit-button-background-strong` (under the pointer),
 * `--kit-button-text`, `--kit-button-border`.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, icon, className, busy, busyLabel, disabled, children, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      {...rest}
      {...buttonLook({ variant, size, className })}
      disabled={disabled || busy}
      aria-disabled={busy || rest['aria-disabled']}
      data-state={busy ? 'busy' : undefined}
    >
      {busy ? <Spinner size="small" aria-hidden /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </button>
  )
})
Button.displayName = 'Button'
