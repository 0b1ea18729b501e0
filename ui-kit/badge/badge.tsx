import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'

export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /** A word or two. */
  children?: ReactNode
  /** `data-tone` on the root. */
  tone?: 'danger' | 'success' | 'warning' | 'neutral'
}

/** One or two words about the thing it stands beside, as a teacher's stamp. Renders a `<span>`. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', className, ...rest },
  ref,
) {
  return <span ref={ref} {...rest} className={cx('kit-badge', className)} data-tone={tone} />
})
