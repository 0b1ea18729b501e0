'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/kit-context.ts'
import { spinnerMessages } from './spinner.messages.ts'

export interface SpinnerProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /**
   * Accessible name.
   * @default 'Loading'
   */
  label?: string
  /**
   * `small` fits a line of text, `large` an empty page.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large'
}

/**
 * A turning ring while something is loading. Renders a `<span role="progressbar">`.
 * With `prefers-reduced-motion` it turns one step per second.
 */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(props, ref) {
  const [texts, { size = 'medium', className, ...rest }] = useTexts('spinner', spinnerMessages, props)
  return (
    <span
      ref={ref}
      role="progressbar"
      aria-label={texts.label}
      className={cx('kit-spinner', className)}
      data-size={size}
      {...rest}
    />
  )
})
Spinner.displayName = 'Spinner'
