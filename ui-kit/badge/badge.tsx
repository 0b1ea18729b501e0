import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { Tone } from '../internal/tone.ts'

export type { Tone } from '../internal/tone.ts'

export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /** One or two words. */
  children?: ReactNode
  /**
   * Meaning of the badge; `data-tone` on the root.
   * @default 'neutral'
   */
  tone?: Tone
}

/** One or two words about the thing beside it, drawn like a stamp. Renders a `<span>`. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', className, ...rest },
  ref,
) {
  return <span ref={ref} {...rest} className={cx('kit-badge', className)} data-tone={tone} />
})
Badge.displayName = 'Badge'
