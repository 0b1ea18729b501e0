import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from '../internal/cx.ts'

export interface ProgressBarProps extends Omit<ComponentPropsWithoutRef<'progress'>, 'value' | 'max' | 'children'> {
  /** From 0 to 1. Null: the end is not known. */
  value: number | null
  /** What is in progress; the accessible name. */
  label: string
}

/** The progress of an action. Renders a `<progress>`. */
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
ProgressBar.displayName = 'ProgressBar'
