import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from '../internal/cx.ts'

export interface SpinnerProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** What is being waited for, said to a screen reader. */
  label?: string
  /** `small` fits a line of text, `large` an empty page. */
  size?: 'small' | 'medium' | 'large'
}

/**
 * A turning ring: something is on its way and nobody knows how long it takes. Renders a `<span role="progressbar">`.
 * Where motion is unwanted it goes on by one step a second, like the hand of a clock.
 */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { label = 'Loading', size = 'medium', className, ...rest },
  ref,
) {
  return (
    <span
      ref={ref}
      role="progressbar"
      aria-label={label}
      className={cx('kit-spinner', className)}
      data-size={size}
      {...rest}
    />
  )
})
