import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { type ButtonLook, buttonLook } from '../internal/button-look.ts'
import { Spinner } from '../spinner/index.ts'

export interface ButtonProps extends ComponentPropsWithoutRef<'button'>, ButtonLook {
  /** Its text: what happens, in a word or two. */
  children?: ReactNode
  /** Something runs that this button began: a spinner shows and it cannot be pressed. Selector: `[data-state='busy']`. */
  busy?: boolean
  /** The text while busy. Default: the text stays as it is. */
  busyLabel?: string
}

/**
 * A button. Renders a `<button>` element, of `type="button"` unless told otherwise.
 *
 * Custom properties: `--kit-button-background`, `--kit-button-background-strong`, `--kit-button-text`, `--kit-button-border`.
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
