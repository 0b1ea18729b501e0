import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** The props for the look that Button and LinkButton share. */
export interface ButtonStyleProps {
  /**
   * `primary` for the main action of a page, `quiet` for others, `danger` for what cannot be undone.
   * @default 'primary'
   */
  variant?: 'primary' | 'quiet' | 'danger'
  /**
   * `medium` is 44 px high, `small` 36 px.
   * @default 'medium'
   */
  size?: 'medium' | 'small'
  /** An icon before the text. */
  icon?: ReactNode
  /** Your own classes, added to those of the kit. */
  className?: string
}

/** The same props for a button of any look: IconButton has other variants. */
export const buttonStyleProps = ({
  variant = 'primary',
  size = 'medium',
  className,
}: Omit<ButtonStyleProps, 'variant'> & { variant?: string }) => ({
  className: cx('kit-button', className),
  'data-variant': variant,
  'data-size': size,
})
