import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from '../internal/cx.ts'

export interface ProgressBarProps extends Omit<ComponentPropsWithoutRef<'progress'>, 'value' | 'max' | 'children'> {
  /** From 0 to 1; null: something runs, and nobody knows how long. */
  value: number | null
  /** What is under way, for a screen reader. */
  label: string
}

/** How far something has come: a pencil line drawn along a ruler. Renders a `<progress>`. */
export const ProgressBar = forwardRef<HTMLProgressElement, ProgressBarProps>(function ProgressBar(
  { value, label, className, ...rest },
  ref,
) {
  return (
    <progress
      ref={ref}
      aria-label={label}
      {...rest}
      className={cx('kit-progress-bar', className)}
      max={1}
      value={value ?? undefined}
    />
  )
})
