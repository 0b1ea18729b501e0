import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { type ButtonStyleProps, buttonStyleProps } from '../internal/button-style-props.ts'
import { wrapText } from '../internal/wrap-text.tsx'

export interface ButtonProps extends ComponentPropsWithoutRef<'button'>, ButtonStyleProps {
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
 * A button. Renders a `<button>` with `type="button"` by default. Danger has a striped edge besides its colour; a
 * quiet button with the attribute `data-danger` has both too.
 *
 * @cssproperty --kit-button-background - The background.
 * @cssproperty --kit-button-background-strong - The background under the pointer.
 * @cssproperty --kit-button-text - The colour of the text.
 * @cssproperty --kit-button-border - The colour of the border.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, icon, className, busy, busyLabel, disabled, children, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      data-state={busy ? 'busy' : undefined}
      {...rest}
      {...buttonStyleProps({ variant, size, className })}
      disabled={disabled || busy}
    >
      {/* Only the ring of Spinner: without its text, a button loads no messages. */}
      {busy ? <span className="kit-spinner" data-size="small" aria-hidden /> : icon}
      {wrapText((busy && busyLabel) || children)}
    </button>
  )
})
Button.displayName = 'Button'
