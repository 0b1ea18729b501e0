import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** What it does: its name for a screen reader, and the tooltip. */
  label: string
  /** What it shows. */
  icon: ReactNode
  /** `quiet` has no frame until the pointer comes, `framed` stands beside a field, `danger` is red. */
  variant?: 'quiet' | 'framed' | 'danger'
  /** `medium` is 44 px square, `small` 36 px. */
  size?: 'medium' | 'small'
}

/** A button that shows an icon alone. Renders a `<button>` element named by `label`. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, variant = 'quiet', size = 'medium', className, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={cx('kit-button kit-icon-button', className)}
      data-variant={variant}
      data-size={size}
    >
      {icon}
    </button>
  )
})
