import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** What Button and LinkButton have in common: their looks. */
export interface ButtonLook {
  /** `primary` for the one thing to do here, `quiet` beside it, `danger` for what cannot be undone. */
  variant?: 'primary' | 'quiet' | 'danger'
  /** `medium` is 44 px high, `small` 36 px. */
  size?: 'medium' | 'small'
  /** An icon before the text. */
  icon?: ReactNode
  /** Classes of your own, beside those of the kit. */
  className?: string
}

export const buttonLook = ({ variant = 'primary', size = 'medium', className }: ButtonLook) => ({
  className: cx('kit-button', className),
  'data-variant': variant,
  'data-size': size,
})
