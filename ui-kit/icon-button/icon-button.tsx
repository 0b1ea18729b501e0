import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { cx } from '../internal/cx.ts'

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** What the button does: its accessible name and its tooltip. */
  label: string
  /** The icon. */
  icon: ReactNode
  /**
   * `quiet` has no border, `framed` has one and fits beside a field, `danger` has the colour of errors.
   * @default 'quiet'
   */
  variant?: 'quiet' | 'framed' | 'danger'
  /**
   * `medium` is 44 px square, `small` 36 px.
   * @default 'medium'
   */
  size?: 'medium' | 'small'
}

/** A button that shows only an icon. Renders a `<button>`. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, variant = 'quiet', className, ...rest },
  ref,
) {
  return (
    <Button
      ref={ref}
      aria-label={label}
      title={label}
      {...rest}
      // Only IconButton has the framed style.
      variant={variant as ButtonProps['variant']}
      className={cx('kit-icon-button', className)}
    />
  )
})
IconButton.displayName = 'IconButton'
